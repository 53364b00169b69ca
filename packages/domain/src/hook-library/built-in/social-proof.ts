import { hooksOf } from "./hooks-of.ts";

export const socialProofHooks = hooksOf({
  category: "social-proof",
  channel: "on-screen",
  formats: ["ugc-image", "carousel-image", "ugc-video"],
  tone: "honest",
  lines: {
    "proof-1": "What changed after one week with [product]",
    "proof-2": "We tested [product] so you don't have to",
    "proof-3": "A customer sent us this after [time]: [proof]",
    "proof-4": "In their words: [proof]",
    "proof-5": "[proof]. We did not write that",
    "proof-6": "The message that made our week: [proof]",
    "proof-7": "Why people come back to [product]: [proof]",
    "proof-8": "We asked [audience]. They said: [proof]",
    "proof-9": "Read this review twice: [proof]",
  },
  genuine: ["proof-1"],
});
