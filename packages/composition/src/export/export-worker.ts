import { JoinError } from "../join/join-error.ts";
import { joinSegments } from "../join/join-segments.ts";
import { readSegment } from "../join/read-segment.ts";
import { lintScenes } from "../lint/lint-scenes.ts";
import { loadSound } from "../media/load-sound.ts";
import { measureLoudness } from "../media/measure-loudness.ts";
import type { Media } from "../media/media.ts";
import { ExportError } from "../output/export-error.ts";
import { repackMp4 } from "../repair/repack-mp4.ts";
import type { Scene } from "../scene/scene.ts";
import type { Span } from "../scene/span.ts";
import { loudness } from "../sound/signal/loudness.ts";
import { truePeak } from "../sound/signal/true-peak.ts";
import { exportJpegs } from "./export-jpegs.ts";
import type { ExportAnswer, ExportRequest } from "./export-messages.ts";
import { exportMp4, exportSegment } from "./export-mp4.ts";

// The worker side of `startExport` and similar calls: one request, one result. Canceling terminates the worker, so
// nothing listens for it. Hidden tabs slow down timers; this work runs at full speed because it uses none.
self.onmessage = async ({ data }: MessageEvent<ExportRequest>) => {
  try {
    answer(await carriedOut(data));
  } catch (error) {
    answer(failure(error));
  }
};

async function carriedOut(request: ExportRequest): Promise<ExportAnswer> {
  const media = new Map(request.media);
  const onProgress = (fraction: number) => answer({ type: "progress", fraction });
  switch (request.task) {
    case "mp4":
      return { type: "file", file: await exportMp4(request.scene, media, { ...bitrateOf(request), onProgress }) };
    case "segment":
      return { type: "file", file: await exportSegment(request.scene, media, { ...spanOf(request), onProgress }) };
    case "join":
      return { type: "file", file: await joined(request, media) };
    case "repack":
      return { type: "file", file: await repackMp4(request.file, onProgress) };
    case "measure":
      return { type: "measured", lufs: await measureLoudness(request.file, request.durationMs) };
    case "sound":
      return { type: "sound", sound: await loadSound(request.scene, media, "leave-out") };
    case "loudness": {
      const sound = await loadSound(request.scene, media, "leave-out");
      const silent = { lufs: Number.NEGATIVE_INFINITY, dbtp: Number.NEGATIVE_INFINITY };
      return {
        type: "loudness",
        loudness: sound ? { lufs: loudness(sound), dbtp: truePeak(sound) } : silent,
      };
    }
    case "lint":
      return { type: "findings", findings: await lintScenes(request.scenes, media, request.coverMs) };
    case "jpegs":
      return {
        type: "files",
        files: await exportJpegs(request.scenes, media, { quality: request.quality, onProgress }),
      };
  }
}

function bitrateOf({ bitrate }: { bitrate?: number }) {
  return bitrate === undefined ? {} : { bitrate };
}

function spanOf({ span }: { span?: Span }) {
  return span === undefined ? {} : { span };
}

/** The mix comes first: it reports missing files before anything is copied. */
async function joined({ segments, sound }: { segments: readonly Blob[]; sound: Scene }, media: Media): Promise<Blob> {
  const mix = await loadSound(sound, media);
  return joinSegments(await Promise.all(segments.map(readSegment)), mix);
}

function failure(error: unknown): ExportAnswer {
  if (error instanceof JoinError) return { type: "unjoined", reason: error.reason, message: error.message };
  if (error instanceof ExportError) {
    return { type: "failed", reason: error.reason, message: error.message, mediaId: error.mediaId };
  }
  return { type: "failed", reason: "failed", message: String(error), mediaId: undefined };
}

function answer(message: ExportAnswer): void {
  const transfer =
    message.type === "sound" && message.sound ? [message.sound.left.buffer, message.sound.right.buffer] : [];
  self.postMessage(message, { transfer });
}
