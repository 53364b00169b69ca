import type { HookCategory } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";

/** Labels of the hook categories. */
export const categoryLabels: Record<HookCategory, string> = {
  curiosity: m.hooks_category_curiosity(),
  contrarian: m.hooks_category_contrarian(),
  confession: m.hooks_category_confession(),
  "call-out": m.hooks_category_call_out(),
  "before-after": m.hooks_category_before_after(),
  experiment: m.hooks_category_experiment(),
  list: m.hooks_category_list(),
  "mistake-cost": m.hooks_category_mistake_cost(),
  "how-to-without": m.hooks_category_how_to_without(),
  "demo-first": m.hooks_category_demo_first(),
  pov: m.hooks_category_pov(),
  comparison: m.hooks_category_comparison(),
  "social-proof": m.hooks_category_social_proof(),
  question: m.hooks_category_question(),
  objection: m.hooks_category_objection(),
  myth: m.hooks_category_myth(),
  insider: m.hooks_category_insider(),
  challenge: m.hooks_category_challenge(),
  reaction: m.hooks_category_reaction(),
  reply: m.hooks_category_reply(),
  "anti-ad": m.hooks_category_anti_ad(),
  countdown: m.hooks_category_countdown(),
};
