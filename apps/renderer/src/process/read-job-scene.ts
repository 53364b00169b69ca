import { readScene as readAnyVersion, type Scene } from "@vignette/composition";
import { JobError } from "./job-error.ts";

/** Most pixels drawn for one file: five minutes of 1080×1920 at 30 frames a second. Our own choice. */
const MOST_PIXELS = 1080 * 1920 * 30 * 300;

/** A scene as it was sent. Throws a JobError if it is not a scene or would take too long to draw. */
export function readJobScene(sent: unknown, type: "image/jpeg" | "video/mp4"): Scene {
  const scene = parsed(sent);
  const { width, height, frameRate, durationMs } = scene;
  const frames = type === "video/mp4" ? (durationMs / 1000) * frameRate : 1;
  if (width * height * frames > MOST_PIXELS) throw new JobError("too-long", `${frames} frames of ${width}×${height}`);
  return scene;
}

function parsed(sent: unknown): Scene {
  try {
    return readAnyVersion(sent);
  } catch (cause) {
    throw new JobError("bad-scene", String(cause).slice(0, 300), { cause });
  }
}
