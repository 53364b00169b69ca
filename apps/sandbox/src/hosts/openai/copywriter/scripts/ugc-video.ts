import type { Lines } from "../lines/lines.ts";
import type { BrandVoice } from "../voice.ts";
import { sentence, upperFirst, wholeWithin, withoutEnd, withoutSubject, wordCount } from "../words.ts";
import { type BeatDraft, draft, roleOf } from "./draft.ts";
import { fits } from "./jokes.ts";
import { asked, BEAT_WORDS, HOOK_WORDS, oneOf, overlayFor, short, spokenHook, writtenHook } from "./spoken.ts";
import { enough, phraseOf, stepsBetween } from "./steps.ts";
import { beatCuts, padded } from "./video-story.ts";

/** Words of a note beside hands. Source: the template's own notes. */
const HAND_WORDS = 5;
/** Words of a line that is said three times. */
const TAKE_WORDS = 10;

/** A speaker, or hands at work. No line pretends to come from a customer. */
export function ugcVideo(voice: BrandVoice, lines: Lines, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "green-screen":
      return greenScreen(voice, lines, count);
    case "talking-cutaways":
      return beatCuts(voice, lines, count);
    case "pov-hands":
      return povHands(voice, lines, count);
    case "three-takes":
      return threeTakes(voice, lines, count);
    default:
      return hookThenDemo(voice, lines, count);
  }
}

const opened = (voice: BrandVoice) => draft("hook", { line: spokenHook(voice), title: writtenHook(voice) });

/** The hook, the view of the product, one plain call to action. */
function hookThenDemo(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const demo = voice.does.slice(0, count - 2).map((told, at) =>
    draft("point", {
      line: oneOf(voice, `demo ${at}`, lines.seen(told)),
      title: short(withoutSubject(told, voice.Name), voice.name),
    }),
  );
  const shown = count === 2 ? [] : padded(demo, count - 2, voice);
  return [opened(voice), ...shown, draft("ask", asked(voice, lines))];
}

/** Each line is about one thing behind the speaker, and the title names it. */
function greenScreen(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const steps = stepsBetween(voice, lines, count - 2, ["pain", "how", "proof", "turn", "price", "cost"]);
  const shown = steps.map((step, at) => {
    const line = oneOf(voice, `behind ${at}`, step.topic === "how" ? lines.seen(step.told) : step.said.spoken);
    return draft(roleOf(step.topic), {
      line,
      title: lines.named[step.topic] || overlayFor(voice, step, line) || voice.Name,
    });
  });
  return [opened(voice), ...shown, draft("ask", asked(voice, lines))];
}

/** Few notes by hand; nothing is spoken. */
function povHands(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const { usual, known, product, watch, last } = lines.hands;
  const own = fits(voice.hook, HAND_WORDS) ? withoutEnd(voice.hook) : null;
  // A hook that fits beside hands replaces the commonplace.
  const wanted = own ? [product, usual, watch, known] : [product, known, watch];
  const kept = wanted.filter((it): it is string => fits(it, HAND_WORDS)).slice(0, Math.max(0, count - 2));
  const inOrder = [usual, known, product, watch].flatMap((it) => (it && kept.includes(it) ? [it] : []));
  const notes = enough([own ?? (usual || voice.Name), ...inOrder], count - 1, voice, HAND_WORDS);
  const all: string[] = [...notes, last || voice.Name];
  return all.map((note, at) =>
    draft(at === 0 ? "hook" : at === all.length - 1 ? "ask" : "point", {
      title: upperFirst(phraseOf(note, HAND_WORDS)),
    }),
  );
}

/** The same message told three ways: the hook, the trouble as it is, the way out that ends on the product. */
function threeTakes(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const line = sentence(wholeWithin(voice.hook, TAKE_WORDS));
  const most = Math.max(BEAT_WORDS, wordCount(line) + HOOK_WORDS / 2);
  const [told] = stepsBetween(voice, lines, 1, ["pain"]);
  const second = oneOf(voice, "take two", told?.said.spoken ?? lines.again(line), most);
  const third = voice.outcome
    ? `${sentence(voice.outcome.plain)} ${sentence(voice.Name)}`
    : oneOf(voice, "take three", lines.last(line), most);
  const takes = [
    opened(voice),
    draft("point", { line: second, title: short(voice.pain?.thing, voice.pain?.doing, voice.pain?.plain, second) }),
    draft("turn", { line: third, title: voice.Name }),
  ];
  return count > takes.length ? [...takes, draft("ask", asked(voice, lines))] : takes.slice(0, count);
}
