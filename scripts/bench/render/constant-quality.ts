import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Bench } from "./bench.ts";
import { rounded } from "./pairs.ts";
import { drawFrames, renderOurs } from "./runs.ts";
import { ensureFfmpeg } from "./tools.ts";

/** What stories were encoded with before the quality became constant (docs/decisions/0068-the-quality-is-constant.md). */
const FIXED_RATE = 7_000_000;
/** The second key frame, counted from 0. */
const SECOND_KEY = 30;

/**
 * What a file of constant quality takes of the bytes of one with a fixed rate, how near both are to what was drawn, and how
 * much worse the cover is than the second key frame.
 */
export async function constantQuality({ folder, subject, media }: Bench) {
  const [drawn, constant, fixed] = ["drawn.yuv", "constant.mp4", "fixed.mp4"].map((name) => join(folder, name));
  if (!drawn || !constant || !fixed) throw new Error("no files");
  await drawFrames(subject, drawn);
  await renderOurs(subject.scene, media, constant, null);
  await renderOurs(subject.scene, media, fixed, FIXED_RATE);
  const [ours, theirs] = [likeness(constant, drawn), likeness(fixed, drawn)];
  return {
    constantBytes: rounded(statSync(constant).size / statSync(fixed).size),
    ...{ constantPsnr: ours.psnr, fixedPsnr: theirs.psnr, constantSsim: ours.ssim, fixedSsim: theirs.ssim },
    coverLoss: rounded(ours.secondKey - ours.cover),
  };
}

/** Over all frames, and of luma in two key frames, in dB; SSIM from 0 to 1. */
function likeness(encoded: string, drawn: string) {
  const reference = `-f rawvideo -pix_fmt yuv420p -s 1080x1920 -r 30 -i ${drawn}`.split(" ");
  const graph = "[0:v]split[a][b];[1:v]split[c][d];[a][c]psnr=stats_file=-[e];[b][d]ssim[f]";
  const outputs = ["-map", "[e]", "-f", "null", "-", "-map", "[f]", "-f", "null", "-"];
  const args = ["-hide_banner", "-i", encoded, ...reference, "-lavfi", graph, ...outputs];
  const { stdout, stderr } = spawnSync(ensureFfmpeg(), args, { encoding: "utf8" });
  const frames = [...stdout.matchAll(/psnr_y:([\d.]+|inf)/g)].map(([, db]) => Number(db));
  const found = (pattern: RegExp) => Number(pattern.exec(stderr)?.[1] ?? Number.NaN);
  return {
    psnr: found(/average:([\d.]+)/),
    ssim: found(/All:([\d.]+)/),
    cover: frames[0] ?? Number.NaN,
    secondKey: frames[SECOND_KEY] ?? Number.NaN,
  };
}
