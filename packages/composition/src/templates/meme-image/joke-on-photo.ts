import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Fit } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { belowLaid } from "../laid/below-laid.ts";
import { filledBeside } from "../pictures/filled-beside.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import type { StillPage } from "../pictures/still.ts";
import { pictureClip } from "../pictures/still-clips.ts";
import { goingDown, goingIn } from "../pictures/whole-in.ts";

type Photo = Extract<BeatMedia, { kind: "image" }>;
type Lines = readonly [setup: TextClip, turn: TextClip];
/** `room`: what both lines leave between them. */
type Joke = { room: Box; words: Lines };

/**
 * How a photo fills the page of a joke: `filled`, with what it shows between both lines, or with as little of it under them as can be (ADR 205); or `laid` with them, where they
 * are smaller so that it has room between them, or both stand above what it shows. Neither for what is shown apart from its surroundings.
 */
export function onPhoto(
  still: StillPage,
  media: BeatMedia | null,
  { room, words }: Joke,
): { filled: Fit | null; laid: Clip[] | null } {
  if (!media || !fillsPage(media)) return { filled: null, laid: null };
  const page = { x: 0, y: 0, w: still.width, h: still.height };
  const clear = clearOf(page, media, room, { mayGoOn: false });
  if (clear) return { filled: clear, laid: null };
  const around = media.hasFace ? null : aroundIt(still, media, { room, words });
  if (around) return { filled: null, laid: around };
  const below = belowBoth(still, media, words);
  return { filled: below ? null : filling(page, media, { room, words }), laid: below };
}

/** Whether it is a photo of something in its surroundings, which may fill the page. */
const fillsPage = (media: BeatMedia): media is Photo =>
  media.kind === "image" && !media.isScreen && !(media.ground && media.subject) && !isPattern(media);

/** How a photo fills a page with what it shows between the words. */
function clearOf(page: Box, media: Photo, room: Box, onward: { mayGoOn: boolean }): Fit | null {
  return media.hasFace ? null : goingIn(media, page, freeOf(room), onward);
}

const freeOf = (room: Box) => ({ top: room.y - LITTLE_PX / 2, bottom: room.y + room.h + LITTLE_PX / 2 });

/** A photo as wide as a tall page between both lines, which are smaller where what it shows needs the room. */
function aroundIt({ width, height }: StillPage, media: Photo, { room, words: [setup, turn] }: Joke): Clip[] | null {
  const page = { x: 0, y: 0, w: width, h: height };
  for (const smaller of SMALLER) {
    const [above, below] = [setup, turn].map((it) => ({ ...it, size: it.size * smaller }));
    if (!above || !below) return null;
    const [up, down] = [highOf(setup) - highOf(above), highOf(turn) - highOf(below)];
    const free = freeOf({ ...room, y: room.y - up, h: room.h + up + down });
    const fit = goingDown(media, page, free);
    if (fit) return [pictureClip(media, { id: "art-0", box: page, ...fit, grain: 0 }), above, below];
  }
  return null;
}

/** The same in the feed, where its ground may go on, or with as little of it under the words as can be (ADR 205). */
function filling(page: Box, media: Photo, { room, words }: Joke): Fit | null {
  const clear = clearOf(page, media, room, { mayGoOn: true });
  const crop = clear ? null : filledBeside(page, media, words.map(inkOf));
  return clear ?? (crop && { fit: "cover", crop });
}

/** Both lines above a photo that has no room between them: it goes down to the end of the page, in the feed only if it is whole there, or a face. */
function belowBoth(still: StillPage, media: Photo, words: Lines): Clip[] | null {
  const isForced = still.isTall || media.hasFace === true;
  for (const smaller of SMALLER) {
    const clips = stackedAbove(still, media, { words, smaller, isWhole: true });
    if (clips) return clips;
  }
  return isForced ? stackedAbove(still, media, { words, smaller: SMALLER[1], isWhole: false }) : null;
}

/** What words may lose of their size before something of the photo lies under them. Our own choice. */
const SMALLER = [1, 0.9, 0.8] as const;

type Stacked = { words: Lines; smaller: number; isWhole: boolean };

function stackedAbove(still: StillPage, media: Photo, { words, smaller, isWhole }: Stacked): Clip[] | null {
  const [setup, turn] = words.map((it) => ({ ...it, size: it.size * smaller, valign: "top" as const })) as [
    TextClip,
    TextClip,
  ];
  const y = setup.box.y + highOf(setup) + BETWEEN_PX;
  const box = { x: 0, y: setup.box.y, w: still.width, h: y + highOf(turn) - setup.box.y };
  const photo = belowLaid(still, media, box, isWhole);
  return photo && [photo, setup, { ...turn, box: { ...turn.box, y } }];
}

/** Between two lines that stand one under the other. */
const BETWEEN_PX = 30;

/** About where a line's letters are: it is in the middle of its column. */
function inkOf(clip: TextClip): Box {
  const { x, y, w, h } = clip.box;
  const high = highOf(clip);
  return { x: x + w * 0.1, y: clip.valign === "bottom" ? y + h - high : y, w: w * 0.8, h: high };
}

/** Capitals begin below the top of their line and end above its foot; with their outline they take a little more than their lines. */
export const highOf = (clip: TextClip): number => likelyHeight(clip) + clip.size * 0.1;

/** A picture in which nothing stands out, as a wall or a lawn: it tells no joke. One that was not looked at has no size. */
export const isPattern = ({ kind, size, subject, isScreen }: BeatMedia): boolean =>
  kind === "image" && size !== undefined && subject === undefined && !isScreen;

/** How far words reach into the room at most. */
const LITTLE_PX = 60;
