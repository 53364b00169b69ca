import { AssetType } from "@vignette/domain/assets";
import type { SheetBrief } from "./brief-file.ts";
import type { Check } from "./check.ts";
import type { OpenFile } from "./open-creation.ts";
import { type Cell, GAP, MARGIN, page, row, rowsOf, words } from "./page.ts";

/** Pictures of a creation in the overview, and their width as a share of the canvas: 151 px. */
const PICTURES = 4;
const SCALE = 0.14;
/** Creations in a row. */
const PER_ROW = 3;
const WIDTH = 2 * MARGIN + PER_ROW * PICTURES * (151 + GAP);
/** Where in a video a frame is taken, as shares of its length. */
const SHARES = [0, 0.35, 0.65, 0.95];

/** A creation in the overview: some frames of its video, or its first slides in TikTok's size. */
export async function excerptOf(files: readonly OpenFile[], { template }: Check): Promise<Cell[]> {
  const cells: Cell[] = [];
  const [first] = files;
  if (first?.type === "video/mp4") {
    for (const share of SHARES) {
      cells.push({ picture: await first.at(share * first.scene.durationMs, SCALE), label: template });
    }
    return cells;
  }
  for (const file of files.filter(({ platform }) => platform === "tiktok").slice(0, PICTURES)) {
    cells.push({ picture: await file.at(0, SCALE), label: template });
  }
  return cells;
}

/** All creations of a brief on one sheet, by kind. */
export async function overviewOf(
  { name, brief }: SheetBrief,
  drawn: readonly { check: Check; excerpt: readonly Cell[] }[],
): Promise<Uint8Array> {
  const blocks = AssetType.options.flatMap((kind) => {
    const own = drawn.filter(({ check }) => check.kind === kind);
    if (own.length === 0) return [];
    const perRow = Math.max(...own.map(({ excerpt }) => excerpt.length)) > 1 ? PER_ROW : PER_ROW * PICTURES;
    const rows = rowsOf(own, perRow).map((some) => row(some.flatMap(({ excerpt }) => excerpt)));
    return [words([kind], 26, WIDTH), ...rows];
  });
  return page(WIDTH, [words([`${name}: ${brief.name}`], 34, WIDTH), ...blocks]);
}
