export { AgeMarks, type MarkName, markAges, markNames, marksAfter } from "./age-marks.ts";
export { learn } from "./learn.ts";
export {
  type Dimension,
  dimensions,
  LEARNED_FROM,
  type LearnedGroup,
  type Learning,
  type MeasuredTarget,
  type Times,
} from "./learned.ts";
export { nextTest, type TestOffer } from "./next-test.ts";
export { type Chance, chanceFrom, normalFrom } from "./seeded.ts";
export type { NextTest, TestReason } from "./test-reason.ts";
export { topPosts } from "./top-posts.ts";
export { partsOfDay, type WeekCell, weekGrid } from "./week-grid.ts";
