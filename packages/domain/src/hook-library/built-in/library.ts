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
  jokeHooks,
  povHooks,
  reactionHooks,
} from "./story-hooks.ts";

/** The categories, the ones that open most pieces well first. Our own choice. */
const categories: readonly (readonly Hook[])[] = [
  questionHooks,
  howToWithoutHooks,
  curiosityHooks,
  callOutHooks,
  listHooks,
  mistakeCostHooks,
  jokeHooks,
  povHooks,
  contrarianHooks,
  demoFirstHooks,
  beforeAfterHooks,
  reactionHooks,
  objectionHooks,
  mythHooks,
  socialProofHooks,
  insiderHooks,
  comparisonHooks,
  replyHooks,
  confessionHooks,
  antiAdHooks,
  countdownHooks,
  experimentHooks,
  challengeHooks,
];

const MOST_OF_A_CATEGORY = Math.max(...categories.map(({ length }) => length));

/**
 * The built-in hooks, best first: the strongest line of each category, then the second of each, and so on. Our own
 * wording; ids are stable, because results are counted by hook.
 */
export const hookLibrary: readonly Hook[] = Array.from({ length: MOST_OF_A_CATEGORY }, (_, place) =>
  categories.flatMap((hooks) => hooks.slice(place, place + 1)),
).flat();
