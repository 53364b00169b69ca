import type { Box } from "../../scene/geometry.ts";
import { around } from "../../shots/around.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

/**
 * All known parts of what a photo shows, where they are less than what stands out in it: the phone that leans on a bucket. Else what stands out,
 * with all of each part in it: a ring around half of a bottle would run through its name.
 */
export function ringedIn(media: BeatMedia): Box | null {
  if (media.kind !== "image" || media.hasFace || media.isScreen || !media.subject) return null;
  const { subject, parts = [] } = media;
  const all = around(parts);
  if (all && areaOf(all) < areaOf(subject)) return all;
  const whole = around([subject, ...parts.filter((it) => touch(it, subject))]);
  return whole && areaOf(whole) <= MOST_RINGED ? whole : null;
}

/** A ring around more of a photo points at nothing. Our own choice. */
const MOST_RINGED = 0.4;

const areaOf = ({ w, h }: Box): number => w * h;

const touch = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
