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

function pair({ width, height, safe, isTall, face }: Page, { beats, drawing }: Piece) {
  const top = isTall ? safe.y - 4 : 0;
  const art = { x: 0, y: top + BAND_PX, w: width, h: isTall ? 1080 : height - BAND_PX };
  const media = beats.find((beat) => beat.media)?.media ?? null;
  const text = beats
    .map(({ title }) => emphasised(title).text)
    .filter((said) => said !== "")
    .join("\n");
  // In the feed the band begins at the edge; its words keep the margin.
  const room = {
    x: safe.x,
    y: Math.max(top + 24, isTall ? safe.y + 20 : 60),
    w: safe.w,
    h: BAND_PX - (isTall ? 56 : 84),
  };
  return {
    background: "ink" as const,
    framed: [toldWith("art", memeFormatOf(drawing).draw("turn"), media, art)],
    clips: [
      rect({ id: "band", box: { x: 0, y: top, w: width, h: BAND_PX }, color: "#ffffff" }),
      words({
        ...{
          id: "caption",
          text,
          box: { ...room, y: Math.max(room.y, safe.y) },
          face: face("title", "native"),
          size: 76,
        },
        ...{ lineHeight: 84 / 72, color: "#15180e", valign: "middle", tracking: -0.01 },
      }),
    ],
  };
}
