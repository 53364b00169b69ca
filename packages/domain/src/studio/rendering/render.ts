import * as z from "zod/mini";
import { Id, Instant, Says } from "../../kernel/index.ts";
import { CreationDocument } from "./creation-document.ts";
import { RENDER_FILES_MAX, RenderFile } from "./render-job.ts";

/**
 * The making of files by the renderer: those of a creation, or the repaired file of an upload. One for each, keyed by
 * its id. Collection `renders`.
 */
export const Render = z.object({
  /** The creation's or the upload's id. */
  id: Id,
  /** The key of the upload's file that is drawn anew; null for a creation. */
  sourceKey: z._default(z.nullable(z.string()), null),
  /**
   * The names of the accounts it is posted from, where the renderer makes the scenes itself, from the stored creation;
   * null where a browser made them.
   */
  handles: z._default(z.nullable(CreationDocument.shape.handles), null),
  uid: z.string(),
  projectId: Id,
  /** The job of the latest attempt; reports of earlier ones are ignored. */
  jobId: Id,
  /** How often a job was handed to the renderer. */
  attempts: z.number().check(z.int(), z.nonnegative()),
  /** The renderer that has the job; null until one took it. */
  place: z.nullable(z.string()),
  /** `waiting` for a place, then `drawing`; the others are ends. */
  state: z.enum(["waiting", "drawing", "done", "failed", "cancelled"]),
  /** 0 to 1. */
  progress: z.number(),
  failure: z.nullable(z.string()),
  /** The code of that sentence and its values; absent in older ones. Source: ADR 154. */
  failureSays: z.optional(z.nullable(Says)),
  files: z.array(z.omit(RenderFile, { scene: true })),
  /** The creation's `lastUpdated` when this began: what was changed since is not in the files. */
  creationAsOf: Instant,
  assetId: z.nullable(Id),
  startedAt: Instant,
  lastUpdated: Instant,
});
export type Render = z.infer<typeof Render>;

/** A render as a page sees it. */
export const RenderView = z.pick(Render, {
  id: true,
  state: true,
  progress: true,
  failure: true,
  failureSays: true,
  assetId: true,
  startedAt: true,
});
export type RenderView = z.infer<typeof RenderView>;

/** The files wanted of a creation, each with the scene that the page shows. */
export const StartRenderInput = z.object({
  id: Id,
  files: z.array(RenderFile).check(z.minLength(1), z.maxLength(RENDER_FILES_MAX)),
});
export type StartRenderInput = z.infer<typeof StartRenderInput>;

/** The repaired file wanted of an upload, and the scene that makes it. Its only medium is named `upload`. */
export const StartRepairInput = z.object({ id: Id, file: RenderFile });
export type StartRepairInput = z.infer<typeof StartRepairInput>;

/** Where the file of a job is handed in; an attempt never overwrites what another one made. */
export const renderKey = (folder: string, jobId: string, index: number, type: RenderFile["type"]): string =>
  `${folder}${jobId}-${index}.${type === "video/mp4" ? "mp4" : "jpg"}`;

export const isActive = ({ state }: Pick<Render, "state">): boolean => state === "waiting" || state === "drawing";
