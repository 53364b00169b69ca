import type { HookSlot } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";

/** What a placeholder may be filled with, as an example in the page's language. */
export const slotExamples: Record<HookSlot, string> = {
  product: m.hooks_example_product(),
  audience: m.hooks_example_audience(),
  pain: m.hooks_example_pain(),
  outcome: m.hooks_example_outcome(),
  goal: m.hooks_example_goal(),
  price: m.hooks_example_price(),
  number: m.hooks_example_number(),
  time: m.hooks_example_time(),
  figures: m.hooks_example_figures(),
  proof: m.hooks_example_proof(),
  review: m.hooks_example_review(),
  loss: m.hooks_example_loss(),
  "competitor-way": m.hooks_example_competitor_way(),
  "common-advice": m.hooks_example_common_advice(),
  objection: m.hooks_example_objection(),
  belief: m.hooks_example_belief(),
  surprise: m.hooks_example_surprise(),
  task: m.hooks_example_task(),
  action: m.hooks_example_action(),
  topic: m.hooks_example_topic(),
  thing: m.hooks_example_thing(),
  input: m.hooks_example_input(),
  role: m.hooks_example_role(),
  decision: m.hooks_example_decision(),
  event: m.hooks_example_event(),
};
