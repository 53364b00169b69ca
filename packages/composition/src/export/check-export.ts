import { inspectJpeg } from "../inspect/inspect-jpeg.ts";
import { inspectMp4, type Mp4Facts } from "../inspect/inspect-mp4.ts";
import type { Scene } from "../scene/scene.ts";
import { ExportError } from "./export-error.ts";

/** Parses a finished video and throws `ExportError("check-failed")` if it is not what the scene intends. */
export async function checkMp4(file: Blob, scene: Scene): Promise<void> {
  const facts = await inspectMp4(file);
  const faults = facts === null ? ["it cannot be parsed"] : faultsOf(facts, scene);
  if (faults.length > 0)
    throw new ExportError("check-failed", `The exported video is not right: ${faults.join("; ")}.`);
}

/** What is wrong with a video that was made from `scene`; nothing if it is right. */
export function faultsOf(facts: Mp4Facts, scene: Scene): string[] {
  const frameMs = 1000 / scene.frameRate;
  const faults: [boolean, string][] = [
    [facts.width !== scene.width || facts.height !== scene.height, `size ${facts.width}×${facts.height}`],
    [Math.abs(facts.durationMs - scene.durationMs) > frameMs + 1, `duration ${facts.durationMs} ms`],
    [Math.abs(facts.frameRate - scene.frameRate) > 0.1, `${facts.frameRate} frames a second`],
    [!facts.videoCodec?.startsWith("avc1."), `video codec ${facts.videoCodec}`],
    [!facts.audioCodec?.startsWith("mp4a.40"), `audio codec ${facts.audioCodec}`],
    [!facts.faststart, "its index stands at the end"],
  ];
  return faults.flatMap(([wrong, fault]) => (wrong ? [fault] : []));
}

/** Parses a finished picture and throws `ExportError("check-failed")` if its size is not the scene's. */
export async function checkJpeg(file: Blob, scene: Scene): Promise<void> {
  const facts = await inspectJpeg(file);
  if (facts?.width === scene.width && facts.height === scene.height) return;
  throw new ExportError("check-failed", `The exported picture is not right: ${facts?.width}×${facts?.height}.`);
}
