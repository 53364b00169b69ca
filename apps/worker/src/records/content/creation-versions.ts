import { CreationVersion } from "@vignette/domain/studio";
import { ofProject, record } from "../record.ts";

/** Collection `creation_versions`, keyed by version id. */
export const creationVersionRecords = record(
  "creation_versions",
  CreationVersion,
  { createdAt: "timestamp" },
  ofProject("creation_versions"),
);
