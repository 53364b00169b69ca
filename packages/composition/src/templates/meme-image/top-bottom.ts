import type { Storyboard } from "../../storyboard/storyboard.ts";
import { castOf } from "../drawings/cast-of.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";
import { emphasized } from "../emphasized.ts";
import { roomBetween } from "../pictures/photo-page.ts";
import { onePicture, type StillPage } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { memeArtOrPhoto } from "./meme-art-or-photo.ts";

/**
 * *Top and bottom* (docs/content.md#meme-image): the setup above, the turn below, in letters that are readable on
 * anything.
 */
export const topBottom: TemplateBuilder = {
  build: (storyboard, target) => onePicture(storyboard, target, (page) => poster(page, storyboard)),
};

const ROOM_PX = 330;
const SIZE_PX = 128;

function poster(still: StillPage, storyboard: Storyboard) {
  const { beats, drawing } = storyboard;
  const { width, height, whole: safe } = still;
  const media = beats.find((beat) => beat.media)?.media ?? null;
  const page = { x: 0, y: 0, w: width, h: height };
  // A little smaller than the page is wide: the drawing is between the two.
  const side = Math.min(width, safe.h - 300);
  const art = { x: (width - side) / 2, y: safe.y + (safe.h - side) / 2, w: side, h: side };
  const [setup, turn] = beats.map(({ title }) => emphasized(title).text);
  return {
    background: "bg" as const,
    framed: [
      memeArtOrPhoto(
        "art",
        memeDrawingOf(drawing, "the-stack").draw("turn", castOf(storyboard)),
        media,
        page,
        art,
        roomBetween(still, safe.y + takenBy(setup, safe.w) + 20, safe.y + safe.h - takenBy(turn, safe.w) - 34),
      ),
    ],
    clips: [
      line("setup", setup ?? "", { x: safe.x, y: safe.y, w: safe.w, h: ROOM_PX }, "top"),
      line("turn", turn ?? "", { x: safe.x, y: safe.y + safe.h - ROOM_PX - 14, w: safe.w, h: ROOM_PX }, "bottom"),
    ],
  };
}

/** How high words are in a box of that width, in px; Anton in capitals is .45 em wide. */
function takenBy(text: string | undefined, width: number): number {
  const lines = Math.ceil(((text ?? "").length * SIZE_PX * 0.45) / width);
  return lines === 1 ? 150 : lines === 2 ? 280 : 300;
}

function line(id: string, text: string, box: { x: number; y: number; w: number; h: number }, valign: "top" | "bottom") {
  const look = {
    face: "punch",
    weight: 400,
    size: SIZE_PX,
    minSize: 64,
    lineHeight: 1.06,
    caps: true,
    maxLines: 3,
  } as const;
  return textClip({
    id,
    text,
    box,
    ...look,
    color: "#ffffff",
    stroke: { color: "#15180e", width: 12 },
    align: "center",
    valign,
  });
}
