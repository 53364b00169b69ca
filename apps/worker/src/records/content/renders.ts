import { Render } from "@vignette/domain/studio";
import { byPart } from "../files/file-lookup.ts";
import { ofProject, record } from "../record.ts";

/** The folder with the scenes of a render and the marks of its uploads, until it ends. */
export const renderFolder = (creationId: string): string => `renders/${creationId}/`;

/** Collection `renders`, keyed by the id of the rendered creation. */
export const renderRecords = record(
  "renders",
  Render,
  { creationAsOf: "timestamp", startedAt: "timestamp", lastUpdated: "timestamp" },
  ofProject("renders", { files: { of: ({ id }) => ({ folders: [renderFolder(id)] }), under: { renders: byPart(1) } } }),
);
