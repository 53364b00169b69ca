export { Approval, Comment, NeededYes, Verdict } from "./approval.ts";
export { askedForApproval, commented, type Decision, decided, reworded, type Whole } from "./approval-acts.ts";
export { budgets } from "./budgets.ts";
export {
  CopyPostsInput,
  FreeSlotsInput,
  MOST_AT_ONCE,
  MovePostsInput,
  NextSlotInput,
  PostIdsInput,
  RepeatPostInput,
  SchedulePostsInput,
  SetSlotsInput,
} from "./bulk-input.ts";
export { canRemove, canShift, LOCKED_WITHIN, restoreTarget, shiftTarget } from "./calendar-acts.ts";
export { type CaptionFacts, captionFacts, cutTo, hashtagsOf, withFewerHashtags } from "./caption-facts.ts";
export { filesPrint, seenPrint } from "./content-print.ts";
export { crowding, type Planned, type Warning } from "./crowding.ts";
export { CHANGED_AFTER_YES, type Fix, nothingPosted } from "./failure.ts";
export { failureOf, fixOf } from "./failure-catalogue.ts";
export { filesToSend, isStory } from "./files-to-send.ts";
export { type Filled, fillSlots, type Taken, type Unplanned } from "./fill-slots.ts";
export { FirstComment, firstCommentOf } from "./first-comment.ts";
export {
  CommentInput,
  DecideInput,
  EditPostInput,
  LeftAs,
  ListPostsInput,
  ReschedulePostInput,
  ResolveTargetInput,
  RewordPostInput,
  SchedulePostInput,
  SettleCommentInput,
  TargetInput,
  When,
} from "./input.ts";
export { type CommentStep, nextStep, type Step } from "./next-step.ts";
export { optionFacts } from "./option-facts.ts";
export { checkedAs, optionFaults } from "./option-faults.ts";
export { freshOptions, InstagramName, InstagramOptions, TargetOptions, TikTokOptions, UserTag } from "./options.ts";
export type {
  CheckOutcome,
  CommentLook,
  CommentOutcome,
  CommitOutcome,
  PrepareOutcome,
  Rejected,
  TargetEvent,
  Unreachable,
} from "./outcome.ts";
export {
  cancelTarget,
  canEdit,
  editTarget,
  moveTarget,
  refuseReschedule,
  resolveTarget,
  retryTarget,
  settleOwnComment,
  shelveTarget,
} from "./owner-acts.ts";
export {
  Attempt,
  LogEntry,
  Post,
  PostView,
  Publication,
  Receipt,
  Schedule,
  Target,
  TargetFailure,
  TargetState,
} from "./post.ts";
export { type CheckedFile, type CheckedTarget, mediaKind } from "./preflight/checked-target.ts";
export type { Check, Finding, Place } from "./preflight/finding.ts";
export { type PreflightInput, preflight, type Report } from "./preflight/preflight.ts";
export type { MeasuredSound } from "./preflight/sound-checks.ts";
export { hashtagsIn } from "./preflight/text-checks.ts";
export type { CheckedWords, KnownFacts } from "./preflight/word-checks.ts";
export { MOST_OCCURRENCES, type Occurrence, occurrences, Recurrence } from "./recurrence.ts";
export type { PastPost } from "./recycling/past-post.ts";
export {
  type History,
  type Proposal,
  RECYCLE_AHEAD,
  type RecyclePlace,
  recyclePlan,
} from "./recycling/recycle-plan.ts";
export { BroughtBack, defaultRecycleRule, RecycleInput, RecycleRule } from "./recycling/recycle-rule.ts";
export { MEASURED_AT_LEAST, type Standing, standingOf } from "./recycling/winners.ts";
export {
  accountTwice,
  alreadyOnItsWay,
  changedSinceSeen,
  coverMissing,
  keptForGood,
  notEditable,
  partlyOut,
  repeatsNothing,
  undoOver,
} from "./refusals.ts";
export { refuseMedia } from "./refuse-media.ts";
export { refuseSchedule } from "./refuse-schedule.ts";
export {
  CLAIM_AHEAD,
  claim,
  claimableAt,
  drives,
  isMereWait,
  type Run,
  runId,
  runOf,
  SWEEP_SHARDS,
  sweepShard,
} from "./run.ts";
export { POST_NOW_DELAY, scheduleAt } from "./schedule-at.ts";
export { Series } from "./series.ts";
export { ImpossibleEvent, settle } from "./settle.ts";
export { targetsAtRisk } from "./targets-at-risk.ts";
export { choiceGone, goneChoice } from "./tiktok-choices.ts";
export { addDays, addMonths, weekdayOf } from "./wall-time.ts";
export { freeSlots, nextFreeSlot, type Slot, slotsBetween, WeeklySlots } from "./weekly-slots.ts";
export { isZone, momentOf, wallTimeAt } from "./zone.ts";
