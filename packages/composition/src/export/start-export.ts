import { facesFor } from "../font-loading/load-faces.ts";
import { JoinError } from "../join/join-error.ts";
import type { LintFinding } from "../lint/finding.ts";
import type { Media } from "../media/media.ts";
import { ExportError } from "../output/export-error.ts";
import type { Scene } from "../scene/scene.ts";
import { audibleClips } from "../sound/audible-clips.ts";
import type { Stereo } from "../sound/signal/sound.ts";
import type { ExportAnswer, ExportRequest, ExportTask, Loudness } from "./export-messages.ts";
import type { Mp4Options, SegmentOptions } from "./export-mp4.ts";

export type ExportOptions = { onProgress?: (fraction: number) => void };

/** Work in another thread. `cancel` rejects the promise with an `AbortError`; after the end it does nothing. */
export type ExportJob<Result> = { promise: Promise<Result>; cancel: () => void };

/**
 * Exports a scene as MP4 in a worker of its own, so that the page stays responsive. Errors are those of `exportMp4`.
 */
export function startExport(
  scene: Scene,
  media: Media,
  options: ExportOptions & Pick<Mp4Options, "bitrate"> = {},
): ExportJob<Blob> {
  return inWorker<Blob>(
    { task: "mp4", scene, ...(options.bitrate && { bitrate: options.bitrate }) },
    media,
    options,
    (answer, done) => {
      if (answer.type === "file") done(answer.file);
    },
  );
}

/** Exports a scene's pictures, or a part of them, without sound, to be joined. Errors are those of `exportSegment`. */
export function startSegment(
  scene: Scene,
  media: Media,
  options: ExportOptions & Pick<SegmentOptions, "span"> = {},
): ExportJob<Blob> {
  return inWorker<Blob>(
    { task: "segment", scene, ...(options.span && { span: options.span }) },
    media,
    options,
    (answer, done) => {
      if (answer.type === "file") done(answer.file);
    },
  );
}

/**
 * Joins segments of `startSegment` in a worker, with the mix of the scene `sound` (`joinedSound`).
 * Errors are those of `joinSegments` and `loadSound`.
 */
export function startJoin(segments: readonly Blob[], sound: Scene, media: Media): ExportJob<Blob> {
  return inWorker<Blob>({ task: "join", segments, sound }, media, {}, (answer, done) => {
    if (answer.type === "file") done(answer.file);
  });
}

/** Each scene as a JPEG, in order: the slides of a carousel. Errors are those of `exportJpeg`. */
export function startJpegs(
  scenes: readonly Scene[],
  media: Media,
  options: ExportOptions & { quality?: number } = {},
): ExportJob<Blob[]> {
  return inWorker<Blob[]>(
    { task: "jpegs", scenes, quality: options.quality ?? 0.9 },
    media,
    options,
    (answer, done) => {
      if (answer.type === "files") done(answer.files);
    },
  );
}

/** Repacks a video in a worker, without encoding it (`repackMp4`). */
export function startRepack(file: Blob, options: ExportOptions = {}): ExportJob<Blob> {
  return inWorker<Blob>({ task: "repack", file }, new Map(), options, (answer, done) => {
    if (answer.type === "file") done(answer.file);
  });
}

/** Checks each scene (`lintScene`) in a worker. A missing picture counts as a plain ground. */
export function startLint(
  scenes: readonly Scene[],
  media: Media,
  { coverMs = 0 }: { coverMs?: number } = {},
): ExportJob<LintFinding[][]> {
  return inWorker<LintFinding[][]>({ task: "lint", scenes, coverMs }, media, {}, (answer, done) => {
    if (answer.type === "findings") done(answer.findings);
  });
}

/** Mixes the sound of a scene in a worker, without recordings that are missing or broken. Null if there is no sound. */
export function startMix(scene: Scene, media: Media): ExportJob<Stereo | null> {
  if (audibleClips(scene).length === 0) return { promise: Promise.resolve(null), cancel: () => {} };
  return inWorker<Stereo | null>({ task: "sound", scene }, media, {}, (answer, done) => {
    if (answer.type === "sound") done(answer.sound);
  });
}

/** Mixes the sound of a scene as `startMix` does, and returns its loudness. */
export function startLoudness(scene: Scene, media: Media): ExportJob<Loudness> {
  return inWorker<Loudness>({ task: "loudness", scene }, media, {}, (answer, done) => {
    if (answer.type === "loudness") done(answer.loudness);
  });
}

/** Measures a video's own sound in a worker (`measureLoudness`). */
export function startMeasure(file: Blob, durationMs: number): ExportJob<number> {
  return inWorker<number>({ task: "measure", file, durationMs }, new Map(), {}, (answer, done) => {
    if (answer.type === "measured") done(answer.lufs);
  });
}

function inWorker<Result>(
  task: ExportTask,
  media: Media,
  { onProgress }: ExportOptions,
  listen: (answer: ExportAnswer, done: (result: Result) => void) => void,
): ExportJob<Result> {
  const worker = new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  worker.onmessage = ({ data }: MessageEvent<ExportAnswer>) => {
    if (data.type === "failed") reject(new ExportError(data.reason, data.message, data.mediaId));
    else if (data.type === "unjoined") reject(new JoinError(data.reason, data.message));
    else if (data.type === "progress") onProgress?.(data.fraction);
    else listen(data, resolve);
  };
  worker.onerror = (event) => reject(new ExportError("failed", event.message || "The export worker did not start."));
  // A face that was uploaded a moment ago is not among the files of the creation yet.
  const faces = facesFor("scenes" in task ? task.scenes : "scene" in task ? [task.scene] : []);
  worker.postMessage({ ...task, media: [...new Map([...faces, ...media])] } satisfies ExportRequest);
  const end = () => worker.terminate();
  promise.then(end, end);
  return { promise, cancel: () => reject(new DOMException("The export was canceled.", "AbortError")) };
}
