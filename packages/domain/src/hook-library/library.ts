import type { Hook } from "./hook.ts";

/** The built-in hooks. Our own wording; ids are stable, because results are counted by hook. */
export const hookLibrary: readonly Hook[] = [
  { id: "curiosity-1", category: "curiosity", template: "Nobody told me [product] could do this" },
  { id: "curiosity-2", category: "curiosity", template: "The part of [outcome] nobody films" },
  { id: "curiosity-3", category: "curiosity", template: "I looked at how [product] is really made" },
  { id: "contrarian-1", category: "contrarian", template: "Stop fixing [pain] the hard way" },
  { id: "contrarian-2", category: "contrarian", template: "You don't need more willpower for [outcome]" },
  { id: "contrarian-3", category: "contrarian", template: "Unpopular opinion for [audience]" },
  { id: "mistake-1", category: "mistake-cost", template: "The small mistake behind [pain]" },
  { id: "mistake-2", category: "mistake-cost", template: "We ignored [pain] for a year" },
  { id: "mistake-3", category: "mistake-cost", template: "What [pain] really costs [audience]" },
  { id: "list-1", category: "list", template: "3 signs you are ready for [outcome]" },
  { id: "list-2", category: "list", template: "5 things [audience] get wrong" },
  { id: "list-3", category: "list", template: "3 questions to ask before you buy [product]" },
  { id: "how-to-1", category: "how-to", template: "How to get [outcome] without [pain]" },
  { id: "how-to-2", category: "how-to", template: "The calm way to [outcome]" },
  { id: "how-to-3", category: "how-to", template: "Save this before [pain] comes back" },
  { id: "proof-1", category: "proof", template: "What changed after one week with [product]" },
  { id: "proof-2", category: "proof", template: "We tested [product] so you don't have to" },
  { id: "pov-1", category: "pov", template: "POV: [pain] is finally over" },
  { id: "pov-2", category: "pov", template: "A day with [product], start to finish" },
  { id: "question-1", category: "question", template: "Why do [audience] put up with [pain]?" },
  { id: "question-2", category: "question", template: "What would you do with [outcome]?" },
  { id: "question-3", category: "question", template: "Is [product] worth [price]?" },
];
