import type { LintFinding, Rule } from "@vignette/composition";
import { renderJpeg, renderMp4 } from "@vignette/composition/node";
import type { AssetType } from "@vignette/domain/assets";
import { lintScene } from "../../packages/composition/src/lint/lint-scene.ts";
import { stillStretches } from "../../packages/composition/src/lint/stillness.ts";
import { loadNodeSound } from "../../packages/composition/src/node/load-node-sound.ts";
import { loudness } from "../../packages/composition/src/sound/signal/loudness.ts";
import type { OpenCreation, OpenFile } from "./open-creation.ts";

/** What is measured of a creation. Of pictures, everything is summed up over all of them, in both sizes. */
export type Check = {
  template: string;
  kind: AssetType;
  brief: string;
  /** The longest time without a cut, a move or a new word, in ms, found by comparing drawn frames; 0 for pictures. */
  longestStillMs: number;
  /** Words that are gone too soon: caption pages and overlays. */
  captionFaults: number;
  /** Words with too little contrast. */
  contrastFaults: number;
  /** Words outside of the apps' safe areas or the profile grid. */
  zoneFaults: number;
  /** Of the mixed sound; null for silence and pictures. */
  lufs: number | null;
  /** Of the finished files; 0 if none were rendered. */
  bytes: number;
  /** Pictures and video clips that were generated for it, shown or not. */
  generatedPictures: number;
  /** The user's own files that it shows. */
  ownPictures: number;
};

const COUNTED = {
  captionFaults: ["caption-pace", "reading-time"],
  contrastFaults: ["contrast"],
  zoneFaults: ["safe-zone", "grid-crop"],
} as const satisfies Record<string, readonly Rule[]>;

/** Pictures have no duration. */
const OF_PICTURES: readonly Rule[] = ["safe-zone", "overlap", "contrast", "text-size", "grid-crop"];
/** The step in which stillness is measured, in ms. */
const STEP_MS = 100;
/** As the renderer's. */
const JPEG_QUALITY = 0.92;

type Checked = { check: Check; found: Found[]; files: { name: string; bytes: Uint8Array }[] };
export type Found = Pick<LintFinding, "rule" | "message" | "startMs"> & { file: number };

/** Measures a creation, and renders its files if `rendered`, which takes most of the time. */
export async function checkOf(
  { made, document, media, files }: OpenCreation,
  { brief, rendered }: { brief: string; rendered: boolean },
): Promise<Checked> {
  const found: Found[] = [];
  const finished: Checked["files"] = [];
  for (const [index, file] of files.entries()) {
    const rules = file.type === "image/jpeg" ? { rules: OF_PICTURES } : {};
    const all = await lintScene(file.scene, file.draw, { ...rules, fixes: false });
    found.push(...all.map(({ rule, message, startMs }) => ({ rule, message, startMs, file: index })));
    if (rendered) finished.push(await finish(file, index, media));
  }
  const shown = new Set(document.shown.map(({ key }) => key));
  const check: Check = {
    template: made.style.template,
    kind: made.kind,
    brief,
    longestStillMs: Math.max(0, ...(await Promise.all(files.map(longestStill)))),
    captionFaults: count(found, COUNTED.captionFaults),
    contrastFaults: count(found, COUNTED.contrastFaults),
    zoneFaults: count(found, COUNTED.zoneFaults),
    lufs: await lufsOf(files, media),
    bytes: finished.reduce((sum, { bytes }) => sum + bytes.length, 0),
    generatedPictures: made.media.filter(({ kind }) => kind !== "voice").length,
    ownPictures: [...media.keys()].filter((key) => shown.has(key)).length,
  };
  return { check, found, files: finished };
}

const count = (found: readonly Found[], rules: readonly Rule[]) =>
  found.filter(({ rule }) => rules.includes(rule)).length;

async function finish({ scene, type, platform }: OpenFile, index: number, media: ReadonlyMap<string, Blob>) {
  if (type === "video/mp4") return { name: "video.mp4", bytes: await renderMp4(scene, media) };
  return { name: `${platform}-${index}.jpg`, bytes: await renderJpeg(scene, media, { quality: JPEG_QUALITY }) };
}

async function longestStill({ scene, type, draw }: OpenFile): Promise<number> {
  if (type !== "video/mp4") return 0;
  const stretches = await stillStretches(scene, draw, STEP_MS);
  return Math.round(Math.max(...stretches.map(({ startMs, endMs }) => endMs - startMs)));
}

async function lufsOf([file]: readonly OpenFile[], media: ReadonlyMap<string, Blob>): Promise<number | null> {
  if (file?.type !== "video/mp4") return null;
  const sound = await loadNodeSound(file.scene, media);
  const lufs = sound ? loudness(sound) : Number.NEGATIVE_INFINITY;
  return Number.isFinite(lufs) ? Math.round(10 * lufs) / 10 : null;
}
