import type { Hook } from "../hook.ts";
import {
  antiAdHooks,
  callOutHooks,
  countdownHooks,
  objectionHooks,
  questionHooks,
  replyHooks,
  socialProofHooks,
} from "./audience-hooks.ts";
import {
  comparisonHooks,
  contrarianHooks,
  curiosityHooks,
  howToWithoutHooks,
  insiderHooks,
  listHooks,
  mistakeCostHooks,
  mythHooks,
} from "./claim-hooks.ts";
import {
  beforeAfterHooks,
  challengeHooks,
  confessionHooks,
  demoFirstHooks,
  experimentHooks,
  povHooks,
  reactionHooks,
} from "./story-hooks.ts";

/** The built-in hooks, category by category. Our own wording; ids are stable, because results are counted by hook. */
export const hookLibrary: readonly Hook[] = [
  ...curiosityHooks,
  ...contrarianHooks,
  ...confessionHooks,
  ...callOutHooks,
  ...beforeAfterHooks,
  ...experimentHooks,
  ...listHooks,
  ...mistakeCostHooks,
  ...howToWithoutHooks,
  ...demoFirstHooks,
  ...povHooks,
  ...comparisonHooks,
  ...socialProofHooks,
  ...questionHooks,
  ...objectionHooks,
  ...mythHooks,
  ...insiderHooks,
  ...challengeHooks,
  ...reactionHooks,
  ...replyHooks,
  ...antiAdHooks,
  ...countdownHooks,
];
