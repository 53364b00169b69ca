import type { ItemUse } from "@vignette/domain/assets";
import { trpc } from "../../../trpc.ts";

/** Where the assets of a project are used; null until that is loaded. */
export function useItemUses(projectId: string): ((id: string) => readonly ItemUse[]) | null {
  const { data } = trpc.assets.uses.useQuery({ projectId });
  return data ? (id) => data[id] ?? [] : null;
}

/**
 * "Used in 2 posts that have yet to go out. They keep their copy."; null if nothing needs the assets. Source:
 * docs/experience.md#assets.
 */
export function warningOf(uses: readonly ItemUse[]): string | null {
  const posts = uses.filter((use) => use.waiting).length;
  const drafts = uses.filter((use) => use.type === "creation").length;
  const carousels = uses.filter((use) => use.type === "carousel").length;
  const kits = uses.filter((use) => use.type === "brand-kit").length;
  const parts = [
    posts > 0 ? `${posts} ${posts === 1 ? "post that has" : "posts that have"} yet to go out` : null,
    drafts > 0 ? `${drafts} ${drafts === 1 ? "draft" : "drafts"}` : null,
    carousels > 0 ? `${carousels} ${carousels === 1 ? "carousel" : "carousels"}` : null,
    kits > 0 ? "your brand kit" : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return `Used in ${parts.join(", ").replace(/, ([^,]*)$/, " and $1")}. ${posts + drafts + carousels + kits === 1 ? "It keeps its copy." : "They keep their copy."}`;
}
