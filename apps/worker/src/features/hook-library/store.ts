import type { HookStars } from "@vignette/domain/hook-library";
import { DocumentError, type Documents } from "../../adapters/documents/documents.ts";
import { nullIfUnreadable } from "../../adapters/documents/null-if-unreadable.ts";
import { owned } from "../../adapters/documents/owned.ts";
import { hookStarRecords } from "../../records/content/hook-stars.ts";
import { hookRecords } from "../../records/content/hooks.ts";
import { productRecords } from "../../records/content/products.ts";
import { projectRecords } from "../../records/content/projects.ts";
import { open } from "../../records/open.ts";

/** Maximum number of hooks in a list. Our own choice. */
const LISTED = 500;
/** Two open windows may conflict now and then, but not ten times in a row. */
const MAX_TURNS = 10;

/**
 * Collections `hooks`, keyed by hook id, which needs the composite index uid + projectId + createdAt (descending), and
 * `hook_shelves`, keyed by project id.
 */
export function hookStore(documents: Documents) {
  const hooks = open(documents, hookRecords);
  const hookStars = open(documents, hookStarRecords);
  const projects = open(documents, projectRecords);
  const products = open(documents, productRecords);
  return {
    /** Newest first, including archived ones. */
    ofProject: async (uid: string, projectId: string) => {
      const found = await hooks.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
        ],
        orderBy: [["createdAt", "desc"]],
        limit: LISTED,
      });
      return found.map((it) => it.value);
    },
    get: (uid: string, id: string) => owned(hooks, uid, id, "hook"),
    /** Null if there is none, or if it belongs to another user. */
    find: async (uid: string, id: string) => {
      const stored = await hooks.get(id);
      return stored?.value.uid === uid ? stored.value : null;
    },
    create: hooks.create,
    patch: hooks.patch,
    writes: hooks.writes,
    project: (uid: string, id: string) => owned(projects, uid, id, "project"),
    product: (uid: string, id: string) => owned(products, uid, id, "product"),
    /** The stars and placeholder values of a project; empty if there are none. */
    stars: async (uid: string, projectId: string): Promise<HookStars> => {
      const stored = await hookStars.get(projectId).catch(nullIfUnreadable);
      return stored?.value.uid === uid ? stored.value : { uid, projectId, starred: [], fills: {} };
    },
    /**
     * Changes the current stars and values, also if two windows change them concurrently. Callers must check the
     * project.
     */
    changeStars: async (uid: string, projectId: string, change: (stars: HookStars) => HookStars): Promise<void> => {
      for (let turn = 1; ; turn += 1) {
        const stored = await hookStars.get(projectId);
        const next = change(stored?.value ?? { uid, projectId, starred: [], fills: {} });
        try {
          await (stored ? hookStars.put(projectId, next, stored.version) : hookStars.create(projectId, next));
          return;
        } catch (error) {
          const met = error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists");
          if (!met || turn >= MAX_TURNS) throw error;
        }
      }
    },
  };
}
export type HookStore = ReturnType<typeof hookStore>;
