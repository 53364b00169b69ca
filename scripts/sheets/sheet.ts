import type { Check, Found } from "./check.ts";
import type { OpenCreation, OpenFile } from "./open-creation.ts";
import { type Cell, GAP, MARGIN, page, row, rowsOf, words } from "./page.ts";

/** Characters of a picture's prompt that are shown. */
const PROMPT_LENGTH = 110;
/** Frames in a row, and their size as a share of the canvas: 216 px wide. */
const PER_ROW = 9;
const SCALE = 0.2;
const WIDTH = 2 * MARGIN + PER_ROW * (216 + GAP);
/** The last frame of a video is drawn this long before its end, in ms. */
const LAST_MS = 34;

/** One creation: its words, its findings, and every slide in both sizes or a frame of every half or whole second. */
export async function sheetOf(creation: OpenCreation, check: Check, found: readonly Found[]): Promise<Uint8Array> {
  const { made, files } = creation;
  const cells: Cell[][] = [];
  for (const platform of [null, "instagram", "tiktok"]) {
    const own: Cell[] = [];
    for (const file of files.filter((it) => it.platform === platform)) own.push(...(await cellsOf(file, own.length)));
    cells.push(...rowsOf(own, PER_ROW));
  }
  return page(WIDTH, [
    words([`${check.brief} · ${made.kind} · ${made.style.template}`], 30, WIDTH),
    words([...summaryOf(creation), factsOf(check)], 18, WIDTH),
    words(
      found.map(({ rule, message, startMs, file }) => `${rule}, file ${file + 1}, ${seconds(startMs)}: ${message}`),
      16,
      WIDTH,
    ),
    ...cells.map(row),
    words([`Caption: ${made.script?.caption ?? ""} ${(made.script?.hashtags ?? []).join(" ")}`], 18, WIDTH),
  ]);
}

/** The figures of a creation in a line. */
const factsOf = (check: Check): string =>
  [
    `still ${seconds(check.longestStillMs)}`,
    `faults: captions ${check.captionFaults}, contrast ${check.contrastFaults}, zones ${check.zoneFaults}`,
    `${check.lufs ?? "no"} LUFS`,
    `${(check.bytes / 1e6).toFixed(1)} MB`,
    `pictures: ${check.generatedPictures} generated, ${check.ownPictures} own`,
  ].join(" · ");

function summaryOf({ made }: OpenCreation): string[] {
  const { style, hook, script } = made;
  const spoken = script?.beats.map(({ line }) => line).filter(Boolean) ?? [];
  const prompts = script?.beats.map(({ imagePrompt }) => imagePrompt.slice(0, PROMPT_LENGTH)).filter(Boolean) ?? [];
  return [
    `Hook: ${hook}`,
    `Captions ${style.captions ?? "none"} · bed ${style.music ?? "none"} · drawing ${style.drawing ?? "none"}`,
    ...(spoken.length > 0 ? [`Spoken: ${spoken.join(" / ")}`] : []),
    ...(prompts.length > 0 ? [`Picture prompts: ${prompts.join(" / ")}`] : []),
  ];
}

async function cellsOf(file: OpenFile, before: number): Promise<Cell[]> {
  const { scene, type, platform } = file;
  if (type !== "video/mp4") return [{ picture: await file.at(0, SCALE), label: `${platform} ${before + 1}` }];
  const cells: Cell[] = [];
  for (const tMs of moments(scene.durationMs)) cells.push({ picture: await file.at(tMs, SCALE), label: seconds(tMs) });
  return cells;
}

/** Every half second of a short video, every whole one of a longer, and the end. */
function moments(durationMs: number): number[] {
  const step = durationMs <= 10_000 ? 500 : 1000;
  const last = Math.max(0, durationMs - LAST_MS);
  return [...Array.from({ length: Math.ceil(last / step) }, (_, i) => i * step), last];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
