import type { Box } from "../../scene/geometry.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { shot } from "../../shots/shot.ts";
import type { RecordedBeat } from "../../storyboard/storyboard.ts";
import { faceIn } from "../videos/face-on-page.ts";
import { PAGE } from "../videos/video-scene.ts";

/**
 * A person in front of a picture: the clip, where the head is on the page, and the rooms that the person leaves for what
 * is talked about: above the head, beside it, and beside the shoulders.
 */
export type PersonInFront = { clip: VideoClip; head: Box; free: FreeRooms };
export type FreeRooms = { above: Box; besideHead: Box; besideShoulders: Box };

/** The chin, clear of the apps' own words, and the middle of the face, clear of their buttons. Our own choice. */
const CHIN_Y = 1470;
const FACE_X = 775;
/** Hair above a face, as a share of its height, and half of the shoulders, as a share of its width. Our own choice. */
const HAIR = 0.25;
const SHOULDER = 0.9;
/** Where the words at the top end, where the page does for what is talked about, and the air around a person, in px. */
const WORDS_END = 685;
const LOWEST = 1580;
const AIR = 15;
/** A person far from the camera is not blown up more than this, as a multiple of the page's width. */
const WIDEST = 1.3;
/** A clip that is not cut out: lower right (docs/content.md#ugc-video: x 450 to 910, y 1040 to 1500). */
const CARD: Box = { x: 450, y: 1040, w: 460, h: 460 };
const PHONE = { width: PAGE.w, height: PAGE.h };

/**
 * A speaker in front of what they talk about, all the time. Before a plain wall the person is cut out, and stands at the
 * lower edge of the page; in any other clip as a card with round corners.
 */
export function personInFront(speaker: RecordedBeat, endMs: number, isSpokenOver: boolean): PersonInFront {
  const place = { id: "speaker", startMs: 0, endMs, index: 0, isSpokenOver };
  return speaker.backdrop === undefined
    ? asCard(speaker, place)
    : cutOutOf(speaker, { ...place, cutOut: speaker.backdrop });
}

type Place = { id: string; startMs: number; endMs: number; index: number; isSpokenOver: boolean };

function cutOutOf(speaker: RecordedBeat, { cutOut, ...place }: Place & { cutOut: string }): PersonInFront {
  const { size = PHONE } = speaker;
  const face = faceIn(speaker);
  const ratio = size.width / size.height;
  const h = Math.min((PAGE.h - CHIN_Y) / (1 - face.y - face.h), (PAGE.w * WIDEST) / ratio);
  const w = h * ratio;
  const box = { x: FACE_X - (face.x + face.w / 2) * w, y: PAGE.h - h, w, h };
  const head = { x: box.x + face.x * w, y: box.y + face.y * h, w: face.w * w, h: face.h * h };
  const free = roomsAround({
    left: head.x,
    top: head.y - HAIR * head.h,
    chin: CHIN_Y,
    shoulders: Math.max(box.x, head.x + head.w / 2 - SHOULDER * head.w),
  });
  return { clip: { ...plainShot(speaker, box, place), fit: "cover", cutOut }, head, free };
}

function asCard(speaker: RecordedBeat, place: Place): PersonInFront {
  const face = faceIn(speaker);
  const focus = { x: face.x + face.w / 2, y: face.y + face.h * 0.6 };
  // A presenter is farther away than a person who holds the phone.
  const near = { scale: speaker.isSpeech ? 1.4 : 1, focus };
  const clip: VideoClip = {
    ...plainShot(speaker, CARD, place),
    ...{ fit: "cover", focus, kenBurns: { from: near, to: near }, radius: 44 },
    border: { color: "#ffffff", width: 8 },
    shadow: { dx: 0, dy: 16, blur: 40, color: "ink", opacity: 0.35 },
  };
  const free = roomsAround({ left: CARD.x, top: CARD.y, chin: CARD.y + CARD.h, shoulders: CARD.x });
  return { clip, head: CARD, free };
}

/** `top` of the hair, `chin` and the `left` ends of head and shoulders, in px of the page. */
function roomsAround(at: { left: number; top: number; chin: number; shoulders: number }): FreeRooms {
  const beside = (end: number, bottom: number): Box => ({
    x: ASIDE,
    y: WORDS_END,
    w: end - AIR - ASIDE,
    h: bottom - WORDS_END,
  });
  return {
    above: { x: 65, y: WORDS_END, w: 890, h: at.top - AIR - WORDS_END },
    besideHead: beside(at.left, at.chin),
    besideShoulders: beside(at.shoulders, LOWEST),
  };
}

/** Left of what stands beside a person, in px. */
const ASIDE = 40;

/** Without steps closer, and without what surrounds a clip that is shown whole. */
function plainShot(speaker: RecordedBeat, box: Box, place: Place): VideoClip {
  const { punches: _, surround: __, crop: ___, ...clip } = shot(speaker, { ...place, box });
  if (clip.kind !== "video") throw new Error("A speaker is a recording.");
  return clip;
}
