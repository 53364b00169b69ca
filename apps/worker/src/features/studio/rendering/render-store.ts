import type { Instant } from "@vignette/domain/kernel";
import { missing } from "@vignette/domain/kernel";
import type { Render } from "@vignette/domain/studio";
import type { Documents, Stored, Version } from "../../../adapters/documents/documents.ts";
import { renderFolder, renderRecords } from "../../../records/content/renders.ts";
import { open } from "../../../records/open.ts";

const ACTIVE = ["waiting", "drawing"];
/** Renders checked in one sweep; the next minute continues. Our own choice. */
const SWEPT = 100;

/** Collection `renders`, keyed by the id of the rendered creation. Needs the composite index state + lastUpdated. */
export function renderStore(documents: Documents) {
  const renders = open(documents, renderRecords);
  return {
    writes: {
      ...renders.writes,
      /** Starts a render; replaces an earlier one of the same creation. */
      begin: (render: Render, before: Version | null) =>
        before === null ? renders.writes.create(render.id, render) : renders.writes.put(render.id, render, before),
    },
    get: (id: string) => renders.get(id),
    /** Null if there is none; refused as missing if another user owns it. */
    owned: async (uid: string, id: string): Promise<Stored<Render> | null> => {
      const stored = await renders.get(id);
      if (stored && stored.value.uid !== uid) throw missing("creation");
      return stored;
    },
    countActive: (uid: string) =>
      renders.count({
        where: [
          ["uid", "==", uid],
          ["state", "in", ACTIVE],
        ],
      }),
    /** Active renders without a report since `before`, the longest silence first. */
    silent: (before: Instant) =>
      renders.find({
        where: [
          ["state", "in", ACTIVE],
          ["lastUpdated", "<=", before],
        ],
        orderBy: [["lastUpdated", "asc"]],
        limit: SWEPT,
      }),
    save: (render: Render, version: Version) => renders.put(render.id, render, version),
    patch: renders.patch,
    remove: (id: string) => renders.remove(id),
  };
}
export type RenderStore = ReturnType<typeof renderStore>;

/** The key of the scenes of a render; they are stored until it ends. */
export const scenesKey = ({ id, startedAt }: Pick<Render, "id" | "startedAt">): string =>
  `${renderFolder(id)}${startedAt}.json`;
