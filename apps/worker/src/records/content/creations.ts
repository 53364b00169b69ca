import { type Creation, exportFolder, StoredCreation } from "@vignette/domain/studio";
import { byPart } from "../files/file-lookup.ts";
import { keysIn } from "../files/keys-in.ts";
import { ofProject, record } from "../record.ts";

/** The folder with what was generated for a creation. */
export const mediaFolder = (creationId: string): string => `creations/${creationId}/`;

/** Where the first frame of a creation is stored, as it was after its last edit. */
export const posterKey = ({ id, lastUpdated }: Pick<Creation, "id" | "lastUpdated">): string =>
  `${mediaFolder(id)}poster-${lastUpdated}.jpg`;

/** Collection `creations`, keyed by creation id. */
export const creationRecords = record(
  "creations",
  StoredCreation,
  { createdAt: "timestamp", lastUpdated: "timestamp", keptAt: "timestamp", rejectedAt: "timestamp" },
  ofProject("creations", {
    files: {
      of: ({ id, value }) => ({
        keys: keysIn(value, "files", "media"),
        folders: [exportFolder(id), mediaFolder(id)],
      }),
      under: { exports: byPart(1), creations: byPart(1) },
    },
  }),
);
