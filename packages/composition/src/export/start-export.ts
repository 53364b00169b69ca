import type { LintFinding } from "../lint/finding.ts";
import type { Media } from "../media/media.ts";
import type { Scene } from "../scene/scene.ts";
import { audibleClips } from "../sound/audible-clips.ts";
import type { Stereo } from "../sound/signal/sound.ts";
import type { Loudness } from "./export-messages.ts";
import type { Mp4Options, SegmentOptions } from "./export-mp4.ts";
import { type ExportJob, type ExportOptions, inWorker } from "./in-worker.ts";

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
