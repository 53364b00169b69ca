import { Project } from "@vignette/domain/projects";
import { ofAccount, record } from "../record.ts";

/** Collection `projects`, keyed by project id. A project's own document is removed last, after everything in it. */
export const projectRecords = record(
  "projects",
  Project,
  { createdAt: "timestamp", lastUpdated: "timestamp" },
  ofAccount("projects"),
);
