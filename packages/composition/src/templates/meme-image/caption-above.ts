import type { TextClip } from "../../scene/text-clip.ts";
import { emphasised } from "../emphasised.ts";
import { memeFormatOf } from "../memes/meme-formats.ts";
import type { Piece, PieceBeat } from "../piece.ts";
import { onePicture, type Page } from "../stills/still.ts";
import { rect, words } from "../stills/still-clips.ts";
import type { Template } from "../template.ts";
import { toldWith } from "./told-with.ts";

/** *Caption above* (ux §6): the joke in a white band, the picture under it, whole. */
export const captionAbove: Template = {
  name: "caption-above",
  label: "Caption above",
  hint: "A line in a white band, the picture under it. For “me when…”.",
  beats: { least: 1, usual: 1, most: 2 },
  media: "welcome",
  build: (piece, target) => onePicture(piece, target, (page) => pair(page, piece)),
};

const BAND_PX = 320;

function pair(page: Page, { beats, drawing }: Piece) {
  const { width, height, isTall } = page;
  const top = bandTop(page);
  const art = { x: 0, y: top + BAND_PX, w: width, h: isTall ? 1080 : height - BAND_PX };
  const media = beats.find((beat) => beat.media)?.media ?? null;
  return {
    background: "ink" as const,
    framed: [toldWith("art", memeFormatOf(drawing).draw("turn"), media, art)],
    clips: [
      rect({ id: "band", box: { x: 0, y: top, w: width, h: BAND_PX }, color: "#ffffff" }),
      ...captions(page, beats),
    ],
  };
}

/** On a tall page the pair stands in the middle, as far up as the words may. */
function bandTop({ isTall, safe }: Page): number {
  return isTall ? safe.y - 4 : 0;
}

/** In the feed the band begins at the edge; its words keep the margin. Setup and turn meet around its middle. */
function captions(page: Page, beats: readonly PieceBeat[]): TextClip[] {
  const { safe, face } = page;
  const y = Math.max(bandTop(page) + 24, safe.y);
  const room = { x: safe.x, y, w: safe.w, h: bandTop(page) + BAND_PX - 24 - y };
  const [setup, turn] = beats.map(({ title }) => emphasised(title).text).filter((text) => text !== "");
  const set = { face: face("title", "native"), lineHeight: 84 / 72, tracking: -0.01, color: "#15180e" };
  if (turn === undefined)
    return [words({ id: "setup", text: setup ?? "", box: room, ...set, size: 76, valign: "middle" })];
  const lines = [setup ?? "", turn].map((text) => Math.max(1, Math.ceil((text.length * 56 * 0.54) / room.w)));
  const [first = 1, second = 1] = lines;
  const size = first + second === 2 ? 70 : first + second === 3 ? 56 : 48;
  const h = (room.h * first) / (first + second);
  const lower = { ...room, y: room.y + h, h: room.h - h };
  return [
    words({ id: "setup", text: setup ?? "", box: { ...room, h }, ...set, size, valign: "bottom" }),
    words({ id: "turn", text: turn, box: lower, ...set, size }),
  ];
}
