import { coverRect } from "../../paint/cover-rect.ts";
import type { Box, Focus } from "../../scene/geometry.ts";
import { framing } from "../../shots/framing.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { RecordedBeat } from "../../storyboard/storyboard.ts";
import { PAGE } from "./video-scene.ts";

/** How a recording is shown: so many times closer than it needs to be to fill its box, around a point of it. */
export type View = { scale: number; focus: Focus };

/**
 * Where the face is in a recording by a person who holds the phone, in fractions of it: in the upper middle, from the
 * hairline to the chin. Our own choice, for clips in which nothing is known of the face.
 */
const FACE_OF_TAKE: Box = { x: 0.26, y: 0.2, w: 0.48, h: 0.32 };
/** A recording of unknown size is taken for one of a phone. */
const PHONE = { width: PAGE.w, height: PAGE.h };
const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/** The speaker's face, in fractions of the recording. */
export const faceIn = ({ face }: Pick<RecordedBeat, "face">): Box => face ?? FACE_OF_TAKE;

/** The speaker's face, in px of the page, if the recording is shown so in `box`. */
export function faceOnPage(recording: RecordedBeat, { scale, focus }: View, box: Box = PAGE): Box {
  const { size = PHONE } = recording;
  const known = { ...recording, size, subject: faceIn(recording) };
  return subjectOnPage(known, box, focus, { scale, ...framing(recording, box) }) ?? box;
}

/** The view in which the middle of the face stands at `at` (px of the page), as near as the recording's edges allow. */
export function viewWithFaceAt(recording: RecordedBeat, scale: number, at: Focus): View {
  const { size = PHONE } = recording;
  const face = faceIn(recording);
  const seen = coverRect(size, { width: PAGE.w, height: PAGE.h }, WHOLE, { x: 0.5, y: 0.5 }, scale);
  const along = (middle: number, share: number, wanted: number) =>
    Math.min(1, Math.max(0, middle - share * (wanted - 0.5)));
  return {
    scale,
    focus: {
      x: along(face.x + face.w / 2, seen.w / size.width, at.x / PAGE.w),
      y: along(face.y + face.h / 2, seen.h / size.height, at.y / PAGE.h),
    },
  };
}
