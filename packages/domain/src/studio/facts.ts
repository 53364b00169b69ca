import type { Product } from "../research/index.ts";
import type { CreationKind, GenerateInput } from "./creation.ts";

/** What a copywriter, human or not, is told. Nothing else may be claimed. */
export type ScriptFacts = {
  task: "carousel-script" | "story-script";
  brief: {
    name: string;
    description: string;
    audience: string;
    pain: string;
    outcome: string;
    proof: string[];
    price: string | null;
    tone: string;
    language: string;
  };
  hook: string;
  /** How many slides or beats. */
  count: number;
};

/** The name of the task, which is also the name of the answer's schema. */
export const scriptTasks = {
  "carousel-image": "carousel-script",
  "video-story": "story-script",
} as const satisfies Record<CreationKind, ScriptFacts["task"]>;

const STORY_BEATS = 5;
const USUAL_SLIDES = 6;
const MOST_SLIDES = 10;

/** The facts for a script of one kind, from the brief and the hook. */
export function scriptFacts({ brief }: Product, { kind, hook }: Pick<GenerateInput, "kind" | "hook">): ScriptFacts {
  const { name, description, audience, pain, outcome, tone, language, price, proof } = brief;
  return {
    task: scriptTasks[kind],
    brief: {
      name,
      description,
      audience,
      pain,
      outcome,
      proof: proof.map((it) => it.claim),
      price: price === "" ? null : price,
      tone,
      language,
    },
    hook,
    count: kind === "video-story" ? STORY_BEATS : slideCount(hook),
  };
}

/** A hook that promises a number of things gets a slide for each, one to open and one to ask. Source: ux §6. */
export function slideCount(hook: string): number {
  const promised = Number(/^(\d{1,2})\s/.exec(hook)?.[1] ?? 0);
  return promised >= 2 ? Math.min(promised + 2, MOST_SLIDES) : USUAL_SLIDES;
}
