import type { PostFacts } from "../post-facts.ts";
import type { AgeMarks } from "./age-marks.ts";
import type { MeasuredTarget } from "./learned.ts";

const plain: PostFacts = {
  ...{ kind: "carousel-image", look: "split", hookId: null, hookCategory: "list", productId: null, seriesId: null },
  ...{ lengthMs: null, pictures: 5, hour: 19, weekday: 2, zone: "UTC" },
};
let count = 0;

/** Published targets with these views after a week, one each. */
export const targetsWith = (
  views: readonly number[],
  facts: Partial<PostFacts> = {},
  more: Partial<MeasuredTarget> = {},
): MeasuredTarget[] => views.map((it) => targetWith({ "7d": it }, facts, more));

/** A published target with these views. */
export function targetWith(
  marks: AgeMarks,
  facts: Partial<PostFacts> = {},
  more: Partial<MeasuredTarget> = {},
): MeasuredTarget {
  count += 1;
  const id = `t${count}`;
  return {
    postId: id,
    targetId: id,
    accountId: "a1",
    platform: "tiktok",
    facts: { ...plain, ...facts },
    marks,
    ...more,
  };
}

/** Numbers around a middle, always the same: 0.5 to 2 times as many. */
export const around = (middle: number, length: number): number[] =>
  Array.from({ length }, (_, index) => Math.round(middle * 2 ** (((index * 7) % 11) / 5 - 1)));
