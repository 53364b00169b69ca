import { spawnSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bench } from "./bench.ts";
import { BOARDS, boardMedia, boardScene } from "./boards.ts";
import { rounded } from "./pairs.ts";
import { drawFrames, renderOurs } from "./runs.ts";
import { ensureFfmpeg } from "./tools.ts";

/** What stories were encoded with before the quality became constant (docs/decisions/0068-the-quality-is-constant.md). */
const FIXED_RATE = 7_000_000;
/** The second key frame, counted from 0. */
const SECOND_KEY = 30;

/**
 * What a file of constant quality takes of the bytes of one with a fixed rate, how near both are to what was drawn, and how
 * much worse the cover is than the second key frame: of the bench's own scene, and of two videos as the product makes them,
 * whose figures begin with their names.
 */
export async function constantQuality(bench: Bench): Promise<Record<string, number>> {
  const { folder, subject, media } = bench;
  const figures: Record<string, number> = {};
  const own = await compared(folder, subject.scene, { media, photos: { photo: subject.photo } });
  Object.assign(figures, own);
  for (const [name, template] of Object.entries(BOARDS)) {
    const scene = join(folder, `${name}.json`);
    writeFileSync(scene, boardScene(template));
    const found = await compared(folder, scene, { media: boardMedia(), photos: boardMedia() });
    for (const [figure, value] of Object.entries(found))
      figures[`${name}${figure.charAt(0).toUpperCase()}${figure.slice(1)}`] = value;
  }
  return figures;
}

type Files = { media: Record<string, string>; photos: Record<string, string> };

async function compared(folder: string, scene: string, { media, photos }: Files) {
  const [drawn, constant, fixed] = ["drawn.yuv", "constant.mp4", "fixed.mp4"].map((name) => join(folder, name));
  if (!drawn || !constant || !fixed) throw new Error("no files");
  await drawFrames(scene, photos, drawn);
  await renderOurs(scene, media, constant, null);
  await renderOurs(scene, media, fixed, FIXED_RATE);
  const [ours, theirs] = [likeness(constant, drawn), likeness(fixed, drawn)];
  return {
    constantBytes: rounded(statSync(constant).size / statSync(fixed).size),
    ...{ constantKb: Math.round(statSync(constant).size / 1000), fixedKb: Math.round(statSync(fixed).size / 1000) },
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
