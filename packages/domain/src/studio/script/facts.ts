import type { AssetType } from "../../assets/index.ts";
import { type Product, usableBrief } from "../../research/index.ts";
import { drawingSlots } from "../catalogue/drawings.ts";
import { isSpoken, templateOf } from "../catalogue/templates.ts";
import type { Script } from "./script.ts";

/** The name of the task and of the answer's schema. */
export const SCRIPT_TASK = "script";

/** The facts that a text model receives. Nothing else may be claimed. */
export type ScriptFacts = {
  task: typeof SCRIPT_TASK;
  kind: AssetType;
  template: string;
  /** What the words of a beat are for in this template. */
  writing: string;
  /** How the brief is to be used. */
  rules: string;
  /** Whether a voice says the lines. */
  spoken: boolean;
  brief: {
    name: string;
    description: string;
    audience: string;
    pain: string;
    /** Further ones, named if there is room. */
    pains: string[];
    outcome: string;
    outcomes: string[];
    /** Why people hesitate: what the words should answer. */
    objections: string[];
    proof: string[];
    price: string | null;
    tone: string;
    /** Words that must not appear. */
    avoid: string[];
    language: string;
  };
  hook: string;
  /** How many beats. */
  count: number;
  /** What each beat is a label of, in order; empty where nothing is labeled. */
  slots: readonly { label: string; mostWords: number }[];
};

/** The facts for the words of a creation, from what the brief lets be used and the hook. */
export function scriptFacts(
  product: Product,
  { kind, style, hook }: { kind: AssetType; hook: string; style: { template: string; drawing: string | null } },
): ScriptFacts {
  const { name, description, audience, pain, outcome, tone, avoid, language, price, ...lists } = usableBrief(
    product.brief,
  );
  const template = templateOf(kind, style.template);
  const slots = drawingSlots(template, style.drawing).map(({ label, mostWords }) => ({ label, mostWords }));
  return {
    task: SCRIPT_TASK,
    kind,
    template: template.name,
    writing: template.guide.idea,
    rules: RULES,
    spoken: isSpoken(kind) && !template.isSilent,
    brief: {
      name,
      description,
      audience,
      pain,
      pains: lists.pains.map(({ claim }) => claim),
      outcome,
      outcomes: lists.outcomes.map(({ claim }) => claim),
      objections: lists.objections.map(({ claim }) => claim),
      proof: lists.proof.map(({ claim }) => claim),
      price: price === "" ? null : price,
      tone,
      avoid,
      language,
    },
    hook,
    count: slots.length > 0 ? slots.length : beatCount(hook, template.beats),
    slots,
  };
}

const RULES =
  "Write in brief.language and in the manner of brief.tone. Say none of the words in brief.avoid. " +
  "Where a beat has room, answer one of brief.objections with what the brief says. Only brief.proof proves anything.";

/** The task of writing one beat anew, and the name of its answer's schema. */
export const BEAT_TASK = "beat";

/** The facts for rewriting one beat: the whole script, and which beat is meant. */
export type BeatFacts = Omit<ScriptFacts, "task"> & {
  task: typeof BEAT_TASK;
  script: { role: string; line: string; title: string; body: string }[];
  index: number;
};

/** The facts for one beat of a script. */
export const beatFacts = (facts: ScriptFacts, { beats }: Pick<Script, "beats">, index: number): BeatFacts => ({
  ...facts,
  task: BEAT_TASK,
  script: beats.map(({ role, line, title, body }) => ({ role, line, title, body })),
  index,
});

/**
 * A hook that promises a number of things gets a beat for each, one to open and one to ask.
 * Source: docs/content.md#carousel.
 */
export function beatCount(
  hook: string,
  { least, usual, most }: { least: number; usual: number; most: number },
): number {
  const promised = Number(/^(\d{1,2})\s/.exec(hook)?.[1] ?? 0);
  return promised >= 2 ? Math.max(least, Math.min(promised + 2, most)) : usual;
}
