import type { Colour } from "../../scene/colour.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { emphasised } from "../emphasised.ts";
import type { Piece, PieceBeat } from "../piece.ts";
import { onePicture, type Page } from "../stills/still.ts";
import { picture, rect, words } from "../stills/still-clips.ts";
import type { Template } from "../template.ts";

/** *Before / after split* (ux §6): two halves, two labels, one fact. The bodies name the halves, the last title is the fact. */
export const beforeAfterSplit: Template = {
  name: "before-after-split",
  label: "Before / after split",
  hint: "Two photos side by side and the one fact between them.",
  beats: { least: 2, usual: 2, most: 2 },
  media: "needed",
  build: (piece, target) => onePicture(piece, target, (page) => split(page, piece)),
};

const LINE_PX = 12;

function split(page: Page, { beats }: Pick<Piece, "beats">) {
  const [before, after] = beats;
  const half = (page.width - LINE_PX) / 2;
  const left = { x: 0, y: 0, w: half, h: page.height };
  const right = { ...left, x: half + LINE_PX };
  const fact = emphasised(after?.title ?? "").text || emphasised(before?.title ?? "").text;
  const hook = after?.title ? emphasised(before?.title ?? "").text : "";
  return {
    background: "paper" as const,
    clips: [
      ...side(page, before, left, { id: "before", ground: "ink", words: "paper", name: "Before", said: hook }),
      ...side(page, after, right, { id: "after", ground: "accent", words: "onAccent", name: "After", said: fact }),
      ...factLine(page, before?.media || after?.media ? fact : ""),
    ],
  };
}

type Side = { id: string; ground: Colour; words: Colour; name: string; said: string };

function side(page: Page, beat: PieceBeat | undefined, box: Box, it: Side): Clip[] {
  const { safe, face } = page;
  const inset = 36;
  const x = Math.max(box.x + inset, safe.x);
  const w = Math.min(box.x + box.w - inset, safe.x + safe.w) - x;
  const label = emphasised(beat?.body ?? "").text || it.name;
  const onBox = { shape: "lines", color: "ink", padX: 28, padY: 18, radius: 14 } as const;
  const dull = it.id === "before" ? { saturation: 0.55 } : {};
  const ground = beat?.media
    ? picture(beat.media, { id: `${it.id}-photo`, box, ...dull })
    : rect({ id: `${it.id}-ground`, box, color: it.ground });
  const y = safe.y + (page.isTall ? 31 : 20);
  const said = { x, y: y + 240, w, h: safe.h - 420 };
  return [
    ground,
    words({
      id: it.id,
      text: label,
      box: { x, y, w, h: 200 },
      face: face("title", "native"),
      size: 64,
      color: "#ffffff",
      textBox: onBox,
    }),
    ...(beat?.media
      ? []
      : [
          words({
            id: `${it.id}-said`,
            text: it.said,
            box: said,
            face: face("title", "native"),
            size: 84,
            minSize: 48,
            color: it.words,
            valign: "middle",
          }),
        ]),
  ];
}

/** Under the middle of the picture, over both halves. */
function factLine({ safe, face }: Page, fact: string): Clip[] {
  const h = 330;
  const box = { x: safe.x, y: safe.y + safe.h - h, w: safe.w, h };
  const onBox = { shape: "lines", color: "accent", padX: 28, padY: 16, radius: 14 } as const;
  // Two lines stand on the seam; more are read from the left (law 9).
  const _align = fact.length <= 40 ? "center" : "left";
  const look = {
    face: face("title", "native"),
    size: 76,
    minSize: 48,
    color: "onAccent",
    align: "center",
    valign: "bottom",
  } as const;
  return [words({ id: "fact", text: fact, box, ...look, lineHeight: 1.2, maxLines: 3, textBox: onBox })];
}
