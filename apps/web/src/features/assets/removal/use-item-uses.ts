import type { ItemUse } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { listText } from "../../../shared/formats.ts";
import { trpc } from "../../../trpc.ts";

/** Where the assets of a project are used; null until that is loaded. */
export function useItemUses(projectId: string): ((id: string) => readonly ItemUse[]) | null {
  const { data } = trpc.assets.uses.useQuery({ projectId });
  return data ? (id) => data[id] ?? [] : null;
}

/**
 * "Used in 2 posts that have yet to go out. The copies there are kept."; null if nothing needs the assets. Source:
 * docs/experience.md#assets.
 */
export function warningOf(uses: readonly ItemUse[]): string | null {
  const posts = uses.filter((use) => use.waiting).length;
  const drafts = uses.filter((use) => use.type === "creation").length;
  const carousels = uses.filter((use) => use.type === "carousel").length;
  const kits = uses.filter((use) => use.type === "brand-kit").length;
  const count = posts + drafts + carousels + kits;
  if (count === 0) return null;
  const places = [
    ...(posts > 0 ? [m.assets_waiting_posts({ count: posts })] : []),
    ...(drafts > 0 ? [m.assets_drafts({ count: drafts })] : []),
    ...(carousels > 0 ? [m.assets_carousels({ count: carousels })] : []),
    ...(kits > 0 ? [m.assets_your_brand_kit()] : []),
  ];
  return m.assets_used_in_warning({ count, places: listText(places) });
}
