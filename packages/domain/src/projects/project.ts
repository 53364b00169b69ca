import * as z from "zod/mini";
import { Id, Instant, line } from "../kernel/index.ts";

/** Longest project name, in UTF-16 units. Source: spec §5. */
export const PROJECT_NAME_MAX = 50;

/** Trimmed, not empty, at most 50 characters, for create and rename. Source: spec §5. */
export const ProjectName = line(PROJECT_NAME_MAX, 1);

/** A folder of work. Collection `projects`. Source: spec §3. */
export const Project = z.object({
  id: Id,
  name: ProjectName,
  uid: z.string(),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Project = z.infer<typeof Project>;

export const CreateProjectInput = z.object({ name: ProjectName });
export const RenameProjectInput = z.object({ id: Id, name: ProjectName });
