import { frameCount } from "../scene/frame-count.ts";
import type { Scene } from "../scene/scene.ts";
import { ExportError } from "./export-error.ts";
import { inspectJpeg } from "./inspect-jpeg.ts";
import { inspectMp4, type Mp4Facts } from "./inspect-mp4.ts";
import type { Mp4File } from "./mp4-layout.ts";

/** Parses a finished video and throws `ExportError("check-failed")` if it is not what the scene intends. */
export async function checkMp4(file: Mp4File, scene: Scene, intended: Intended = {}): Promise<void> {
  const facts = await inspectMp4(file);
  const faults = facts === null ? ["it cannot be parsed"] : faultsOf(facts, scene, intended);
  if (faults.length > 0)
    throw new ExportError("check-failed", `The exported video is not right: ${faults.join("; ")}.`);
}

/** `sound` is false for a file of pictures alone, for joining. */
export type Intended = { sound?: boolean };

type Shape = Pick<Scene, "width" | "height" | "frameRate" | "durationMs">;

/** What is wrong with a video of `scene`; null if nothing is. */
export function faultsOf(facts: Mp4Facts, scene: Shape, { sound = true }: Intended = {}): string[] {
  return [...pictureFaults(facts, scene), ...(sound ? soundFaults(facts) : [])];
}

function pictureFaults(facts: Mp4Facts, scene: Shape): string[] {
  const frameMs = 1000 / scene.frameRate;
  return told([
    [facts.width !== scene.width || facts.height !== scene.height, `size ${facts.width}×${facts.height}`],
    [Math.abs(facts.durationMs - scene.durationMs) > frameMs + 1, `duration ${facts.durationMs} ms`],
    [Math.abs(facts.frameRate - scene.frameRate) > 0.1, `${facts.frameRate} frames a second`],
    [!facts.videoCodec?.startsWith("avc1."), `video codec ${facts.videoCodec}`],
    [facts.frames !== frameCount(scene), `${facts.frames} frames`],
    [facts.keyFrameIntervalMs > 1000 + frameMs, `${facts.keyFrameIntervalMs} ms between key frames`],
    [!facts.closedGop, "open groups of pictures"],
    [facts.color !== "bt709", `colors in ${facts.color}`],
    [facts.fullRange, "colors in full range"],
    [!facts.faststart, "its index stands at the end"],
    // Instagram refuses files with one.
    [facts.editList, "an edit list"],
  ]);
}

function soundFaults(facts: Mp4Facts): string[] {
  return told([
    [!facts.audioCodec?.startsWith("mp4a.40"), `audio codec ${facts.audioCodec}`],
    [facts.audioSampleRate !== 48_000, `sound at ${facts.audioSampleRate} Hz`],
  ]);
}

function told(faults: readonly [wrong: boolean, fault: string][]): string[] {
  return faults.flatMap(([wrong, fault]) => (wrong ? [fault] : []));
}

/** Parses a finished picture and throws `ExportError("check-failed")` if its size is not the scene's. */
export async function checkJpeg(file: Blob, scene: Scene): Promise<void> {
  const facts = await inspectJpeg(file);
  if (facts?.width === scene.width && facts.height === scene.height) return;
  throw new ExportError("check-failed", `The exported picture is not right: ${facts?.width}×${facts?.height}.`);
}
