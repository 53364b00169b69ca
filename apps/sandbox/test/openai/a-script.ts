import { AssetType } from "@vignette/domain/assets";
import { guideOf, isSpoken, ScriptAnswer, templateOf, templates } from "@vignette/domain/studio";
import * as z from "zod/mini";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";
import { messageOf } from "./a-brief.ts";

export const schema = z.toJSONSchema(ScriptAnswer);
type Wish = { brief?: object; hook?: string; count?: number; photos?: { number: number; shows: string }[] };

/** The answer to the Worker's request for a kind and a template. */
export function script(kind: AssetType, template: string, wish: Wish = {}): ScriptAnswer {
  const { beats } = templateOf(kind, template);
  const spoken = isSpoken(kind) && !templateOf(kind, template).isSilent;
  const facts = {
    task: "script",
    kind,
    template,
    writing: guideOf(kind, template).idea,
    spoken,
    count: beats.usual,
    ...wish,
  };
  return ScriptAnswer.parse(writeAnswer(messageOf(facts), "script", schema));
}

export const words = (text: string) => text.split(/\s+/).filter((it) => it !== "").length;
const bare = (text: string) => text.replaceAll("*", "");
export const all = AssetType.options.flatMap((kind) => templates[kind].map(({ name }) => [kind, name] as const));
export const titles = (answer: ScriptAnswer) => answer.beats.map(({ title }) => bare(title));
export const LONG_HOOK =
  "Before you write one more polite payment reminder, look at what your client sees at the other end";
