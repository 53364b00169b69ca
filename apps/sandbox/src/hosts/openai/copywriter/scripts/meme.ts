import type { Lines } from "../lines/lines.ts";
import type { BrandVoice } from "../voice.ts";
import { upperFirst, withoutEnd, wordCount } from "../words.ts";
import { type BeatDraft, draft } from "./draft.ts";
import { fits, jokeFor, oneLiner, SETUP_WORDS, TURN_WORDS } from "./jokes.ts";
import { enough, phraseOf } from "./steps.ts";

/** Words that fit. Source: the templates' own notes. */
const WHOLE_WORDS = 16;
const LABEL_WORDS = 4;
const PANEL_WORDS = 9;
const NAME_WORDS = 4;
const STEP_WORDS = 6;
const MESSAGE_WORDS = 12;

/** A joke in a drawn picture or a short video. Only two templates are given a picture; the others draw their own. */
export function meme(voice: BrandVoice, lines: Lines, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "top-bottom":
      return pictured(turned(jokeFor(voice, lines), [], TURN_WORDS));
    case "labels":
      return labels(voice, lines, count);
    case "panels":
    case "boiled-drawing":
      return turned(jokeFor(voice, lines), middles(voice, lines, count - 2), PANEL_WORDS);
    case "freeze-and-name":
      return pictured(frozen(voice, lines, count));
    case "escalation":
      return escalation(voice, lines, count);
    case "chat-play":
      return chat(voice, lines, count);
    default:
      return captionsAbove(voice, lines, count);
  }
}

/** The words of a joke as beats: it opens, goes on, turns. */
function turned(joke: readonly [string, string], between: readonly string[], words: number): BeatDraft[] {
  return [joke[0], ...between, joke[1]].map((title, at, all) => {
    const role = at === 0 ? "hook" : at === all.length - 1 ? "turn" : "point";
    return draft(role, { title: at === 0 ? title : phraseOf(title, words), scene: null });
  });
}

/** The one picture of a joke belongs to its first beat. */
const pictured = (beats: BeatDraft[]): BeatDraft[] =>
  beats.map((it, at) => ({ ...it, scene: at === 0 ? "pain" : null }));

function middles(voice: BrandVoice, { middles: sets }: Lines, count: number): string[] {
  return enough(voice.chance.shuffle("middle", sets)[0] ?? [], count, voice, PANEL_WORDS);
}

function captionsAbove(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const first = oneLiner(voice, lines, WHOLE_WORDS);
  const others = lines.oneLiners.filter((it): it is string => fits(it, WHOLE_WORDS) && it !== first);
  const titles = enough([first, ...voice.chance.shuffle("more", others)], count, voice, WHOLE_WORDS);
  return titles.map((title, at) =>
    draft(at === 0 ? "hook" : "point", { title: phraseOf(title, WHOLE_WORDS), scene: null }),
  );
}

/** Who it is, what would be good for them, and what they turn to instead. */
function labels(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const label = (choices: Lines["before"]) =>
    choices.filter((it): it is string => fits(it, LABEL_WORDS))[0] ??
    phraseOf(choices.find((it) => it) || voice.Name, LABEL_WORDS);
  const [me, cure, trouble] = [lines.me, label(lines.after), label(lines.before.toReversed())].map((it) =>
    upperFirst(withoutEnd(it)),
  );
  const all = count === 2 ? [me, trouble] : [me, cure, trouble, lines.onlookers || voice.Name];
  const kept = enough(
    all.flatMap((it) => it ?? []),
    count,
    voice,
    LABEL_WORDS,
  );
  return kept.map((title, at) =>
    draft(at === 0 ? "hook" : at === kept.length - 1 ? "turn" : "point", { title, scene: null }),
  );
}

function frozen(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const happens = lines.happens.filter((it): it is string => fits(it, SETUP_WORDS));
  const opening = fits(voice.hook, SETUP_WORDS) ? voice.hook : voice.chance.shuffle("happens", happens)[0];
  const names = voice.chance.shuffle("name", lines.frozen).filter((it) => fits(it, NAME_WORDS));
  const joke = [opening ?? phraseOf(voice.hook, SETUP_WORDS), names[0] ?? phraseOf(voice.Name, NAME_WORDS)] as const;
  return turned(joke, middles(voice, lines, count - 2), SETUP_WORDS);
}

function escalation(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const sets = lines.steps.filter((steps) => steps.every((it) => fits(it, STEP_WORDS)));
  const steps = voice.chance.shuffle("steps", sets)[0] ?? [];
  const [last = voice.Name] = steps.slice(-1);
  const own = fits(voice.hook, STEP_WORDS);
  const [first = voice.Name, ...rest] = own ? [voice.hook, ...steps.slice(0, -1)] : steps.slice(0, -1);
  return turned([first, last], enough(rest, count - 2, voice, STEP_WORDS), STEP_WORDS);
}

/** The friend mentions the product in the third message between, as friends do. */
function naming(between: readonly string[], { brand, language }: BrandVoice): string[] {
  if (between.length === 0) return [];
  const at = Math.min(2, between.length - 1);
  const found = between.findIndex((it) => it.includes(brand));
  const mention = between[found] ?? MENTIONS[language].replace("{name}", () => brand);
  const others = between.filter((_, index) => index !== (found < 0 ? at : found));
  return [...others.slice(0, at), mention, ...others.slice(at)];
}

const MENTIONS = {
  en: "You know {name} exists, right",
  de: "Du weißt aber, dass es {name} gibt",
  es: "Sabes que existe {name}, ¿no?",
  fr: "Tu sais que {name} existe, hein",
  other: "{name}",
} as const;

/** Two sides in turn. The hook opens if it can be sent as one message. */
function chat(voice: BrandVoice, { chat: says }: Lines, count: number): BeatDraft[] {
  const { chance, hook } = voice;
  const answers = says.afterHook.filter((pair) => pair.every((it) => fits(it, MESSAGE_WORDS)));
  const [answer, question] = chance.shuffle("after the hook", answers)[0] ?? [];
  const hookOpens = wordCount(hook) <= MESSAGE_WORDS;
  const opening = hookOpens ? hook : chance.shuffle("opening", says.opening).find((it) => fits(it, MESSAGE_WORDS));
  const [first, second, third, ...on] = chance.shuffle("talk", says.talk)[0] ?? [];
  // After a hook the topic has to become clear first, so the small talk comes later.
  const talk = hookOpens ? [answer, question, first, ...on] : [first, second, third, ...on];
  const spoken = talk.filter((it): it is string => fits(it, MESSAGE_WORDS));
  const between = naming(enough(spoken, count - 2, voice, MESSAGE_WORDS), voice);
  const lasts = count % 2 === 1 ? says.lastAsked : says.lastAnswered;
  const last =
    chance.shuffle(
      "last",
      lasts.filter((it): it is string => fits(it, MESSAGE_WORDS)),
    )[0] ?? voice.Name;
  return turned([opening ?? phraseOf(hook, MESSAGE_WORDS), last], between, MESSAGE_WORDS);
}
