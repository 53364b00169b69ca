import { tmpdir } from "node:os";
import { join } from "node:path";
import { jobProcess } from "../../../apps/renderer/src/job-process.ts";
import { JOB_MEMORY } from "../../../apps/renderer/src/settings.ts";
import { type Cost, measured } from "./measured.ts";
import { BITRATE, PRESET } from "./subject.ts";
import { BENCH_DIR, ensureFfmpeg, ensureHeadlessShell, TABS } from "./tools.ts";

const here = import.meta.dirname;

/**
 * Ours: the whole process, from scene and files to the checked MP4; started as the renderer starts those of its jobs.
 * Without a `bitrate` with constant quality.
 */
export function renderOurs(
  scene: string,
  media: Record<string, string>,
  output: string,
  bitrate: number | null = BITRATE,
): Promise<Cost> {
  const files = Object.entries(media).map(([id, path]) => `${id}=${path}`);
  const surroundings = { memory: JOB_MEMORY, folder: tmpdir(), compiled: join(BENCH_DIR, "compiled") };
  const { execArgv, env } = jobProcess(surroundings);
  const args = [...execArgv, join(here, "render-scene.ts"), scene, output, String(bitrate ?? "constant"), ...files];
  return measured(process.execPath, args, { watch: true, env });
}

/** Remotion at its best: bundled before, the headless shell, its maximum of tabs, the same preset. */
export function renderRemotion(folder: string, output: string): Promise<Cost> {
  const settings = [ensureHeadlessShell(), String(TABS), PRESET, `${BITRATE / 1e6}M`, output];
  return measured(process.execPath, [join(folder, "render.mjs"), ...settings]);
}

/**
 * ffmpeg encodes frames that are already drawn: pictures alone, no sound. The file has been read before. `settings` are
 * added to the preset's.
 */
export function encodeRaw(drawn: string, output: string, settings: readonly string[] = []): Promise<Cost> {
  const input = "-f rawvideo -pix_fmt yuv420p -s 1080x1920 -r 30 -i".split(" ");
  const colors = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv".split(" ");
  const encode = ["-c:v", "libx264", "-preset", PRESET, "-b:v", String(BITRATE), "-g", "30", ...settings];
  return measured(ensureFfmpeg(), ["-v", "error", "-y", ...input, drawn, ...encode, ...colors, output]);
}

/** All frames of the composition, drawn on the canvas, as one raw file; in the page cache afterwards. */
export async function drawFrames(scene: string, photos: Record<string, string>, output: string): Promise<void> {
  const files = Object.entries(photos).map(([id, path]) => `${id}=${path}`);
  await measured(process.execPath, [join(here, "draw-frames.ts"), scene, output, ...files]);
}
