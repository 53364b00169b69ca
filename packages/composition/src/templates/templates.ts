import type { Scene } from "../scene/scene.ts";
import type { BeatTimes } from "./beat-times.ts";
import { beforeAfter } from "./carousel-image/before-after.ts";
import { bigNumber } from "./carousel-image/big-number.ts";
import { markerList, photoEssay } from "./carousel-image/carousel-templates.ts";
import { essay } from "./carousel-image/essay.ts";
import { teardown } from "./carousel-image/teardown.ts";
import { captionAbove } from "./meme-image/caption-above.ts";
import { labels } from "./meme-image/labels.ts";
import { panels } from "./meme-image/panels.ts";
import { topBottom } from "./meme-image/top-bottom.ts";
import { boiledDrawing } from "./meme-video/boiled-drawing.ts";
import { chatPlay } from "./meme-video/chat-play.ts";
import { escalation } from "./meme-video/escalation.ts";
import { freezeAndName } from "./meme-video/freeze-and-name.ts";
import type { Piece, PieceKind, PieceTarget } from "./piece.ts";
import type { Template } from "./template.ts";
import { beforeAfterSplit } from "./ugc-image/before-after-split.ts";
import { realReview } from "./ugc-image/real-review.ts";
import { receipt } from "./ugc-image/receipt.ts";
import { screenInHand } from "./ugc-image/screen-in-hand.ts";
import { stickyNote } from "./ugc-image/sticky-note.ts";
import { greenScreen } from "./ugc-video/green-screen.ts";
import { hookThenDemo } from "./ugc-video/hook-then-demo.ts";
import { povHands } from "./ugc-video/pov-hands.ts";
import { talkingCutaways } from "./ugc-video/talking-cutaways.ts";
import { threeTakes } from "./ugc-video/three-takes.ts";
import { beatCuts } from "./video-story/beat-cuts.ts";
import { countdownList } from "./video-story/countdown-list.ts";
import { photoStory } from "./video-story/photo-story.ts";
import { splitProof } from "./video-story/split-proof.ts";
import { stopwatch } from "./video-story/stopwatch.ts";
import { heldTimes } from "./videos/timed-beats.ts";

/** The templates of each kind, first the one that is offered first. A name is never taken away: creations are stored with it. */
export const templates: Record<PieceKind, readonly Template[]> = {
  "video-story": [beatCuts, photoStory, splitProof, countdownList, stopwatch],
  "ugc-video": [hookThenDemo, greenScreen, talkingCutaways, povHands, threeTakes],
  "meme-video": [boiledDrawing, freezeAndName, escalation, chatPlay],
  "meme-image": [captionAbove, topBottom, labels, panels],
  "ugc-image": [stickyNote, realReview, beforeAfterSplit, screenInHand, receipt],
  "carousel-image": [markerList, photoEssay, bigNumber, teardown, beforeAfter, essay],
};

/** The template a piece is set in; the first of its kind if the name is not known there. */
export function templateOf({ kind, template }: Pick<Piece, "kind" | "template">): Template | undefined {
  const offered = templates[kind];
  return offered.find(({ name }) => name === template) ?? offered[0];
}

/** When each beat of a video is on screen, as its template sets it. What comes after the last one belongs to it. */
export function pieceTimes(piece: Piece): BeatTimes[] {
  return heldTimes(piece, templateOf(piece)?.pace?.(piece));
}

/** When each beat of a video begins, in ms on the clock of its scene. */
export function beatStartsMs(piece: Piece): number[] {
  return pieceTimes(piece).map(({ startMs }) => startMs);
}

/** A piece as scenes: one for each slide of a picture kind, one for a video. None where its kind has no template. */
export function pieceScenes(piece: Piece, target: PieceTarget): Scene[] {
  return templateOf(piece)?.build(piece, target) ?? [];
}
