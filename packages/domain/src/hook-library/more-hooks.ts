import * as z from "zod/mini";
import { maxUtf16Units, utf16Units } from "../kernel/index.ts";
import { type Brief, holdsPhrase, usableBrief } from "../research/index.ts";
import { unfilledSlots } from "./fill.ts";
import type { HookCategory, HookChannel, HookTone } from "./hook.ts";
import { hookLimits } from "./limits.ts";
import { HOOK_MAX, type MoreHooksInput } from "./own-hook.ts";
import { placeholders } from "./placeholder.ts";
import { refuseHook } from "./refuse-hook.ts";
import { bannedClaim } from "./score.ts";

/** The name of the task and of the answer's schema. */
export const HOOKS_TASK = "hooks";
/** How many hooks one request generates. */
export const MORE_HOOKS = 10;
/** With fewer that can be used the answer is sent back. Our own choice. */
export const FEWEST_HOOKS = 3;

const limits = Object.entries(hookLimits)
  .map(([channel, words]) => `${words} ${channel}`)
  .join(", ");

/** Openings as a copywriter, human or not, hands them in. What can be used of them is judged line by line. */
export const HooksAnswer = z.object({
  hooks: z
    .array(
      z
        .string()
        .check(
          ...maxUtf16Units(HOOK_MAX * 2),
          z.describe(
            `One opening line, as a person would say it, in \`language\`: at most \`mostWords\` words (${limits}) and ${HOOK_MAX} characters, each [placeholder] of the given hook where it is grammatical, no figure that the given hook lacks.`,
          ),
        ),
    )
    .check(
      z.minLength(1),
      z.maxLength(MORE_HOOKS * 2),
      z.describe(`${MORE_HOOKS} lines, the strongest first, each with another first word.`),
    ),
});
export type HooksAnswer = z.infer<typeof HooksAnswer>;

/** What the text model is given to write more hooks like one. */
export type HooksFacts = {
  task: typeof HOOKS_TASK;
  writing: string;
  hook: string;
  category: HookCategory;
  channel: HookChannel;
  tone: HookTone;
  language: string;
  mostWords: number;
  count: number;
  /** The placeholders of the given hook, which stay placeholders. */
  placeholders: { name: string; example: string }[];
  /** Lines that are there already. */
  avoid: readonly string[];
  brief: Pick<Brief, "name" | "description" | "audience" | "pain" | "outcome" | "tone" | "avoid"> | null;
};

/** The facts for more hooks like one; `brief` null while no product is described. */
export function hooksFacts(input: MoreHooksInput, whole: Brief | null, avoid: readonly string[]): HooksFacts {
  const brief = whole && usableBrief(whole);
  const { template, category, channel, tone, language } = input;
  const known = Object.entries(placeholders);
  return {
    task: HOOKS_TASK,
    writing:
      "Write other opening lines with the thought and the category of the hook, none of them the hook itself or one of those to avoid. Keep each [placeholder] as it stands, use no other, and add no figure.",
    hook: template,
    category,
    channel,
    tone,
    language,
    mostWords: hookLimits[channel],
    count: MORE_HOOKS,
    placeholders: known.flatMap(([name, { example }]) =>
      unfilledSlots(template).includes(name) ? [{ name: `[${name}]`, example }] : [],
    ),
    avoid,
    brief: brief && {
      name: brief.name,
      description: brief.description,
      audience: brief.audience,
      pain: brief.pain,
      outcome: brief.outcome,
      tone: brief.tone,
      avoid: brief.avoid,
    },
  };
}

/**
 * The lines of an answer that can be stored: they fit their place, hold no placeholder that the given hook lacks, state
 * no figure and no claim that it does not, contain none of the words to `avoid`, and are not `known` yet, regardless of
 * case.
 */
export function usableHooks(
  { hooks }: HooksAnswer,
  given: Pick<MoreHooksInput, "template" | "channel">,
  known: readonly string[],
  avoid: readonly string[] = [],
): string[] {
  const seen = new Set([given.template, ...known].map(plain));
  const slots = unfilledSlots(given.template);
  const figures = figuresOf(given.template);
  return hooks
    .map((it) => it.replace(/\s+/g, " ").trim().replace(/\.$/, ""))
    .filter((template) => {
      if (template === "" || utf16Units(template) > HOOK_MAX || seen.has(plain(template))) return false;
      seen.add(plain(template));
      if (unfilledSlots(template).some((slot) => !slots.includes(slot))) return false;
      if (avoid.some((phrase) => holdsPhrase(template, phrase))) return false;
      if (figuresOf(template).some((figure) => !figures.includes(figure))) return false;
      return refuseHook({ template, channel: given.channel }) === null && bannedClaim(template) === null;
    })
    .slice(0, MORE_HOOKS);
}

const plain = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}[\]]+/gu, " ")
    .trim();
const figuresOf = (line: string): string[] => line.match(/\d+(?:[.,]\d+)*/g) ?? [];
