import { emphasised } from "../emphasised.ts";
import { memeFormatOf } from "../memes/meme-formats.ts";
import type { Piece } from "../piece.ts";
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
  const said = beats.map(({ title }) => emphasised(title).text).filter((text) => text !== "");
  return {
    background: "ink" as const,
    framed: [toldWith("art", memeFormatOf(drawing).draw("turn"), media, art)],
    clips: [
      rect({ id: "band", box: { x: 0, y: top, w: width, h: BAND_PX }, color: "#ffffff" }),
      caption(page, said.join("\n")),
    ],
  };
}

/** On a tall page the pair stands in the middle, as far up as the words may. */
function bandTop({ isTall, safe }: Page): number {
  return isTall ? safe.y - 4 : 0;
}

/** In the feed the band begins at the edge; its words keep the margin. */
function caption(page: Page, text: string) {
  const { safe, face } = page;
  const y = Math.max(bandTop(page) + 24, safe.y);
  const box = { x: safe.x, y, w: safe.w, h: bandTop(page) + BAND_PX - 24 - y };
  const set = { face: face("title", "native"), size: 76, lineHeight: 84 / 72, tracking: -0.01 };
  return words({ id: "caption", text, box, ...set, color: "#15180e", valign: "middle" });
}
