import * as z from "zod/mini";
import { Id, Instant, line, UNKNOWN_TIME } from "../kernel/index.ts";
import { BrandKit, emptyBrandKit } from "../studio/index.ts";

/** Longest project name, in UTF-16 units. Source: spec §5. */
export const PROJECT_NAME_MAX = 50;

/** Trimmed, not empty, at most 50 characters, for create and rename. Source: spec §5. */
export const ProjectName = line(PROJECT_NAME_MAX, 1);

/** What a project is called whose stored name cannot be read. */
const UNNAMED = "Untitled project";

/**
 * A folder of work. Collection `projects`. Source: spec §3. A stored document is read tolerantly: a name that exceeds
 * today's limit, or a missing time, must not hide everything in the project.
 */
export const Project = z.object({
  id: Id,
  name: z.catch(z.string(), UNNAMED),
  uid: z.string(),
  createdAt: z.catch(Instant, UNKNOWN_TIME),
  lastUpdated: z.catch(Instant, UNKNOWN_TIME),
  /** Absent: it holds nothing. */
  brandKit: z.optional(z.catch(BrandKit, emptyBrandKit)),
});
export type Project = z.infer<typeof Project>;

export const CreateProjectInput = z.object({ name: ProjectName });
export const RenameProjectInput = z.object({ id: Id, name: ProjectName });
