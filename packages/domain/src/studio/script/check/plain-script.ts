import type { PlannedBeat } from "../../catalogue/guides/beat-plan.ts";
import { guideOf } from "../../catalogue/guides/guide-of.ts";
import { hookOverlay } from "../../overlays/hook-overlay.ts";
import type { ScriptFacts } from "../facts.ts";
import type { BeatAnswer, ScriptAnswer } from "../script.ts";
import { bareWords, tolerated, wordCount } from "./word-count.ts";

/** What can be set without asking the model again: roles, the hook in its field, empty fields, the number of beats. */
export function plainScript(
  answer: ScriptAnswer,
  facts: Pick<ScriptFacts, "kind" | "template" | "hook">,
  plan: readonly PlannedBeat[],
): ScriptAnswer {
  const beats = withoutSurplus(answer.beats, plan.length).map((beat, at) => plainBeat(beat, facts, plan, at));
  const hashtags = answer.hashtags.map((it) => it.replace(/[^\p{L}\p{N}_]+/gu, "")).filter((it) => it !== "");
  const { imageStyle: style = "", ...rest } = answer;
  const imageStyle = guideOf(facts.kind, facts.template).pictures === null ? "" : style;
  return { ...rest, beats, hashtags: [...new Set(hashtags)].slice(0, HASHTAGS), ...(imageStyle && { imageStyle }) };
}

/** More look like spam. Our own choice. */
const HASHTAGS = 8;

/** One beat of it, at its place in the plan. `holdsHook`: whether it keeps the hook as it is. */
export function plainBeat(
  beat: BeatAnswer,
  facts: Pick<ScriptFacts, "kind" | "template" | "hook">,
  plan: readonly PlannedBeat[],
  at: number,
  holdsHook = at === 0,
): BeatAnswer {
  const planned = plan[at];
  if (!planned) return beat;
  const { fields, picture, role, shot } = planned;
  const said = (name: "line" | "title" | "body") => (fields[name].use === "empty" ? "" : beat[name].trim());
  const words = { line: said("line"), title: said("title"), body: said("body") };
  const shown = holdsHook ? withHook(words, facts, planned) : words;
  const { shot: _, ...rest } = beat;
  const seen = beat.shot ?? shot;
  return {
    ...rest,
    ...shown,
    role,
    imagePrompt: picture === null ? "" : beat.imagePrompt,
    ...(seen && { shot: seen }),
  };
}

/** The last beat asks: surplus ones are taken out before it. */
function withoutSurplus(beats: readonly BeatAnswer[], most: number): readonly BeatAnswer[] {
  return beats.length > most ? [...beats.slice(0, most - 1), ...beats.slice(-1)] : beats;
}

type Shown = Pick<BeatAnswer, "line" | "title" | "body">;

/** The hook in the field that holds it: as the writer marked it if it is word for word the hook, else as it is. */
function withHook(words: Shown, facts: Parameters<typeof plainBeat>[1], { fields }: PlannedBeat): Shown {
  const field = guideOf(facts.kind, facts.template).hook;
  if (field === "caption") return words;
  const hook = isChat(facts) ? facts.hook.replace(/^pov\s*[:,]\s*/iu, "") : facts.hook;
  const isTooLong = field === "title" && wordCount(hook) > tolerated(fields.title.words[1]);
  const form = isTooLong ? hookOverlay(hook) : hook;
  const said = bareWords(words[field]);
  return said === bareWords(hook) || said === bareWords(form) ? words : { ...words, [field]: form };
}

/** A friend would not type "POV:". */
const isChat = ({ template }: { template: string }) => template === "chat-play";
