import * as z from "zod/mini";
import { Id, jsonFits, line } from "../../kernel/index.ts";
import { CreationDocument } from "./creation-document.ts";

/** Largest job that the renderer takes, in bytes of JSON: twenty rich scenes stay far below. Our own choice. */
export const RENDER_JOB_MAX_BYTES = 900 * 1024;

/** No scene of ours is half as deep. Our own choice. */
const SCENE_LIMITS = { depth: 40, size: RENDER_JOB_MAX_BYTES, stored: false };

/** A scene as it travels: the Worker carries it, the engine in the renderer reads it. */
const TravelingScene = z
  .record(z.string(), z.unknown())
  .check(z.refine((it) => jsonFits(it, SCENE_LIMITS), "This scene is too large or too deep."));

/** A file to make: a video of a whole scene, or the picture that it shows `atMs` after its start (0: a slide, a cover). */
export const RenderFile = z.object({
  type: z.enum(["image/jpeg", "video/mp4"]),
  platform: z.nullable(z.enum(["tiktok", "instagram"])),
  atMs: z.number().check(z.minimum(0), z.maximum(600_000)),
  scene: TravelingScene,
});
export type RenderFile = z.infer<typeof RenderFile>;

/** At most: ten slides in the shapes of two platforms. */
export const RENDER_FILES_MAX = 20;

const Link = line(4000, 1);

const job = {
  id: Id,
  /** The files to read, by the ids that the scenes or the document use. */
  media: z.array(z.object({ id: line(300, 1), url: Link })).check(z.maxLength(200)),
  /** Where progress and the end are reported. */
  report: Link,
  /** Where a thumbnail of the first file is handed in; absent for the repair of an upload. */
  thumbnail: z.optional(Link),
};

/** A job whose scenes were made in a browser. */
export const SceneJob = z.object({
  ...job,
  files: z
    .array(z.extend(z.omit(RenderFile, { platform: true }), { upload: Link }))
    .check(z.minLength(1), z.maxLength(RENDER_FILES_MAX)),
});
export type SceneJob = z.infer<typeof SceneJob>;

/** A job that carries the document of a creation: the renderer makes the scenes itself. */
export const CreationJob = z.object({
  ...job,
  creation: CreationDocument,
  /** One for each of `plannedOutputs`, in that order. */
  files: z.array(z.object({ upload: Link })).check(z.minLength(1), z.maxLength(RENDER_FILES_MAX)),
});
export type CreationJob = z.infer<typeof CreationJob>;

/** What the Worker hands to the renderer. Every link is signed, expires and leads to our own domain. */
export type RenderJob = SceneJob | CreationJob;

/** Why a job gave no files. */
export const RenderReason = z.enum([
  /** The engine does not know the scene, or the document makes another number of files than the job has links for. */
  "bad-scene",
  /** Longer than the renderer takes. */
  "too-long",
  /** More bytes of pictures and sounds than the renderer takes. */
  "too-large",
  "media-missing",
  "media-unreadable",
  /** The finished file was parsed and is not what the scene intends. */
  "check-failed",
  "timed-out",
  /** No progress for too long. */
  "stalled",
  "cancelled",
  "failed",
  /** What may go better on another try: */
  "crashed",
  "out-of-memory",
  /** The renderer was shut down. */
  "interrupted",
  "download-failed",
  "upload-failed",
]);
export type RenderReason = z.infer<typeof RenderReason>;

/** The state of a job. `progress` is 0 to 1. */
export const RenderStatus = z.discriminatedUnion("state", [
  z.object({ state: z.literal("queued") }),
  z.object({ state: z.literal("running"), progress: z.number().check(z.minimum(0), z.maximum(1)) }),
  z.object({ state: z.literal("done") }),
  z.object({ state: z.literal("failed"), reason: RenderReason }),
]);
export type RenderStatus = z.infer<typeof RenderStatus>;

/** What a call to the renderer is signed over, under the secret that both know. `time` in ms since the epoch, `bodyHash` SHA-256 in hex. */
export const renderCallText = (call: { time: number; method: string; path: string; bodyHash: string }): string =>
  ["vignette-render", call.time, call.method, call.path, call.bodyHash].join("\n");

/** The headers of a signed call. */
export const RENDER_TIME_HEADER = "x-vignette-time";
export const RENDER_SIGNATURE_HEADER = "x-vignette-signature";
