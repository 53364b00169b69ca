import type { HookCategory } from "@vignette/domain/hook-library";

/** Labels of the hook categories. */
export const categoryLabels: Record<HookCategory, string> = {
  curiosity: "Curiosity",
  contrarian: "Contrarian",
  confession: "Confession",
  "call-out": "Call-out",
  "before-after": "Before and after",
  experiment: "Experiment",
  list: "List",
  "mistake-cost": "Mistake cost",
  "how-to-without": "How to, without",
  "demo-first": "Demo first",
  pov: "POV",
  comparison: "Comparison",
  "social-proof": "Social proof",
  question: "Question",
  objection: "Objection",
  myth: "Myth",
  insider: "Insider",
  challenge: "Challenge",
  reaction: "Reaction",
  reply: "Reply",
  "anti-ad": "Anti-ad",
  countdown: "Countdown",
};
