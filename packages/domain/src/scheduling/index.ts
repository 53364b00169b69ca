export { canEdit, isAllowed } from "./actions/allowed-actions.ts";
export {
  addComment,
  applyDecision,
  type Decision,
  type PostWithTargets,
  requestApproval,
  rewordTargets,
} from "./actions/approval-actions.ts";
export { canRemove, canShift, LOCKED_WITHIN, restoreTarget, shiftTarget } from "./actions/calendar-actions.ts";
export {
  cancelTarget,
  editTarget,
  moveTarget,
  refuseReschedule,
  resolveComment,
  resolveTarget,
  retryTarget,
  unscheduleTarget,
} from "./actions/owner-actions.ts";
export { canReconcile, reconcileTarget } from "./actions/reconcile-target.ts";
export { POST_NOW_DELAY, scheduleAt } from "./actions/schedule-at.ts";
export { Approval, Comment, RequiredApproval, Verdict } from "./post/approval.ts";
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
} from "./post/bulk-input.ts";
export { contentHash, filesHash } from "./post/content-hash.ts";
export { CHANGED_AFTER_APPROVAL, type FailureFix, nothingPosted, refusalOfFailure } from "./post/failure.ts";
export { FirstComment, firstCommentOf } from "./post/first-comment.ts";
export {
  CommentInput,
  DecideInput,
  EditPostInput,
  ListPostsInput,
  ReschedulePostInput,
  ResolveCommentInput,
  ResolveTargetInput,
  RewordPostInput,
  SchedulePostInput,
  SubmitAs,
  TargetInput,
  When,
  Zone,
} from "./post/input.ts";
export {
  freshOptions,
  InstagramName,
  InstagramOptions,
  PHOTO_TITLE_MAX,
  photoTitleOf,
  TargetOptions,
  TikTokOptions,
  UserTag,
} from "./post/options.ts";
export {
  Attempt,
  Post,
  PostView,
  Publication,
  Receipt,
  Schedule,
  Target,
  TargetFailure,
  TargetLogEntry,
  TargetState,
} from "./post/post.ts";
export {
  accountTwice,
  alreadyPublishing,
  changedSinceSeen,
  coverMissing,
  notEditable,
  partlyOut,
  recordMustStay,
  repeatsNothing,
  undoOver,
} from "./post/refusals.ts";
export {
  type PlannedPost,
  type ScheduleWarning,
  scheduleWarnings,
  type WarningFact,
} from "./post/schedule-warnings.ts";
export { type AssetUse, stateOfPost, statesOfAssets } from "./post/shown-state.ts";
export {
  isPlanned,
  plannedStates,
  problemStates,
  refuseUnsettled,
  targetStates,
  unsettledStates,
} from "./post/target-states.ts";
export { targetsAtRisk } from "./post/targets-at-risk.ts";
export { choiceGone, type GoneChoice, goneChoice, goneChoiceSaid } from "./post/tiktok-choices.ts";
export { type CaptionFacts, captionFacts, cutTo, hashtagsOf, withFewerHashtags } from "./preflight/caption-facts.ts";
export { type CheckedFile, type CheckedTarget, mediaKind } from "./preflight/checked-target.ts";
export { filesToSend, isStory } from "./preflight/files-to-send.ts";
export type { FindingPlace, PreflightCheck, PreflightFinding } from "./preflight/finding.ts";
export { type OptionFact, optionFacts } from "./preflight/option-facts.ts";
export { checkedAs, optionFaults } from "./preflight/option-faults.ts";
export { type PreflightInput, type PreflightReport, preflight } from "./preflight/preflight.ts";
export { refuseMedia } from "./preflight/refuse-media.ts";
export { refuseSchedule } from "./preflight/refuse-schedule.ts";
export {
  isRepairable,
  type Repair,
  type RepairGround,
  repairGrounds,
  repairOf,
  type Unrepairable,
  unrepairable,
} from "./preflight/repair.ts";
export type { MeasuredSound } from "./preflight/sound-checks.ts";
export { hashtagsIn } from "./preflight/text-checks.ts";
export type { CheckedWords, KnownFacts } from "./preflight/word-checks.ts";
export { budgets } from "./publishing/budgets.ts";
export { failureFixOf, failureOf } from "./publishing/failure-catalog.ts";
export { type CommentStep, nextStep, type PublishStep } from "./publishing/next-step.ts";
export { type NoAnswer, noAnswerSaying } from "./publishing/no-answer.ts";
export type {
  CheckOutcome,
  CommentLook,
  CommentOutcome,
  CommitOutcome,
  PrepareOutcome,
  Rejected,
  TargetEvent,
  Unreachable,
} from "./publishing/outcome.ts";
export {
  CLAIM_AHEAD,
  claimableAt,
  claimTarget,
  isCurrentRun,
  isOnlyWaiting,
  type PublishRun,
  runId,
  runOf,
  SWEEP_SHARDS,
  sweepShard,
} from "./publishing/run.ts";
export { ImpossibleEvent, settle } from "./publishing/settle.ts";
export { type AccountBenchmark, benchmarkOf, MEASURED_AT_LEAST } from "./recycling/account-benchmark.ts";
export type { PastPost } from "./recycling/past-post.ts";
export {
  RECYCLE_AHEAD,
  type RecycleHistory,
  type RecyclePlace,
  type RecycleProposal,
  recyclePlan,
} from "./recycling/recycle-plan.ts";
export { BroughtBack, defaultRecycleRule, RecycleInput, RecycleRule } from "./recycling/recycle-rule.ts";
export { type Filled, type FillReason, fillSlots, type Taken, type Unplanned } from "./time/fill-slots.ts";
export { MOST_OCCURRENCES, type Occurrence, occurrences, Recurrence } from "./time/recurrence.ts";
export { Series } from "./time/series.ts";
export { addDays, addMonths, weekdayOf } from "./time/wall-time.ts";
export { weekOf } from "./time/week-of.ts";
export { freeSlots, nextFreeSlot, type SlotTime, slotsBetween, WeeklySlots } from "./time/weekly-slots.ts";
export { instantOf, isZone, wallTimeAt } from "./time/zone.ts";
