import { promisesTruth } from "@vignette/domain/promises";
import { filled } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, upperFirst, withoutEnd, wordCount } from "../../words.ts";
import { type BeatDraft, draft } from "../draft.ts";
import { promisesList } from "../promises.ts";
import { namedIn, pairsOf } from "../steps/told.ts";
import { asked, opened } from "./spoken.ts";
import { movesAloud, thought } from "./thought.ts";
import { threePeople } from "./three-people.ts";
import { story } from "./video-story.ts";

/** Words of a note beside hands. Source: the template's guide. */
const HAND_WORDS = 5;
const DEMO_WORDS = 30;

/** A speaker, or hands at work. No one claims to be a customer. */
export function ugcVideo(voice: BrandVoice, book: Phrasebook, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "green-screen":
      return greenScreen(voice, book, count);
    case "talking-cutaways":
      return story(voice, book, template, count);
    case "pov-hands":
      return povHands(voice, book, count);
    case "three-takes":
      return threeTakes(voice, book, count);
    case "hook-then-demo":
      return hookThenDemo(voice, book, count);
    default:
      return story(voice, book, template, count);
  }
}

/** The hook, the moves in their order while they are seen, the product with the fact that helps, one plain ask. */
function hookThenDemo(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const moves = movesAloud(voice, book);
  const line = wordCount(moves) <= DEMO_WORDS ? moves : "";
  const apart = thought(voice, book, Math.max(1, count - 2), { isShown: true });
  const isApart = apart[0]?.role === "point" && apart[1]?.role === "point";
  const told = thought(voice, book, Math.max(1, count - 1), { isShown: true }).filter(({ line: it }) => it !== moves);
  const demo = line === "" ? [] : [draft("turn", { line })];
  const between = (isApart ? apart : [...demo, ...told.filter(({ role }) => role !== "pain")]).slice(0, count - 2);
  return padded([opened(voice), ...between, asked(voice, book, "hook-then-demo")], count, voice, book);
}

/** One thought, each line of it about what is behind the speaker, and the title names it. */
function greenScreen(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const isListed = promisesList(voice.hook) || (promisesTruth(voice.hook) && book.trade !== undefined);
  if (isListed) return story(voice, book, "green-screen", count);
  const shown = thought(voice, book, count - 2, { habit: 0 }).map((it) => ({ ...it, role: "point" as const }));
  return [opened(voice), ...shown, asked(voice, book, "green-screen")];
}

/** Few notes by hand; nothing is spoken. The steps of the work where the brief has them. */
function povHands(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const [hook = "", ...between] = handNotes(voice, book, count - 1);
  const [last] = filled([book.hands], voice.words).filter((it) => wordCount(it) <= 6);
  return [hook, ...between, last ?? voice.Name].map((title, at, all) =>
    draft(at === 0 ? "hook" : at === all.length - 1 ? "ask" : "point", {
      title: withoutEnd(upperFirst(title)),
      scene: at === all.length - 1 ? "ask" : "hands",
    }),
  );
}

function handNotes(voice: BrandVoice, book: Phrasebook, count: number): string[] {
  const { hook, points, gains, pains, does, Name } = voice;
  const moves = voice.steps.length > 0 ? voice.steps : (book.trade?.told.way ?? []);
  const own = wordCount(hook) <= HAND_WORDS ? hook : namedIn(voice, pains[0] ?? "", HAND_WORDS) || Name;
  const told = [...moves, ...points, ...gains, ...pains.slice(1), ...does].map((it) => namedIn(voice, it, HAND_WORDS));
  const notes = [...new Set(told.filter((it) => it !== "" && it !== own))];
  const more = Array.from({ length: count }, () => Name);
  return [own, ...notes, ...more].slice(0, count);
}

/** The hook, then one thing as it is told to a friend, to somebody who doubts it, and to somebody in a hurry, with the product. */
function threeTakes(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const people = threePeople(voice, book);
  return [opened(voice), ...people.slice(Math.max(0, people.length - count + 1))];
}

/** The requested number of beats, the ask last. */
function padded(beats: readonly BeatDraft[], count: number, voice: BrandVoice, book: Phrasebook): BeatDraft[] {
  const more = pairsOf(book.spare, voice.words).map(([title, line]) => draft("point", { title, line: sentence(line) }));
  const plain = Array.from({ length: count }, () =>
    draft("point", { title: voice.Name, line: sentence(voice.does[0] ?? "") }),
  );
  const last = beats.slice(-1);
  return [...[...beats.slice(0, -1), ...more, ...plain].slice(0, count - 1), ...last];
}
