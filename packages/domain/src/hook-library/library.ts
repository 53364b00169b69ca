import { antiAdHooks } from "./built-in/anti-ad.ts";
import { beforeAfterHooks } from "./built-in/before-after.ts";
import { callOutHooks } from "./built-in/call-out.ts";
import { challengeHooks } from "./built-in/challenge.ts";
import { comparisonHooks } from "./built-in/comparison.ts";
import { confessionHooks } from "./built-in/confession.ts";
import { contrarianHooks } from "./built-in/contrarian.ts";
import { countdownHooks } from "./built-in/countdown.ts";
import { curiosityHooks } from "./built-in/curiosity.ts";
import { demoFirstHooks } from "./built-in/demo-first.ts";
import { experimentHooks } from "./built-in/experiment.ts";
import { howToWithoutHooks } from "./built-in/how-to-without.ts";
import { insiderHooks } from "./built-in/insider.ts";
import { listHooks } from "./built-in/list.ts";
import { mistakeCostHooks } from "./built-in/mistake-cost.ts";
import { mythHooks } from "./built-in/myth.ts";
import { objectionHooks } from "./built-in/objection.ts";
import { povHooks } from "./built-in/pov.ts";
import { questionHooks } from "./built-in/question.ts";
import { reactionHooks } from "./built-in/reaction.ts";
import { replyHooks } from "./built-in/reply.ts";
import { socialProofHooks } from "./built-in/social-proof.ts";
import type { Hook } from "./hook.ts";

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
