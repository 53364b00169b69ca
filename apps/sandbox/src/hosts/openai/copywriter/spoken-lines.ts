import type { BeatRole } from "./beat-role.ts";
import type { MaybeLine } from "./choose-line.ts";
import { emphasisOf } from "./emphasis.ts";
import type { Voice } from "./voice.ts";
import { lowerFirst, phraseWithin, sentence, upperFirst, withoutEnd, wordCount } from "./words.ts";

export function painLines({ pain }: Voice): MaybeLine[] {
  const { you, doing, thing, plain } = pain;
  return [
    you && `Right now, ${you}.`,
    you && `Be honest: ${you}, and you have learned to live with it.`,
    doing && `You know the drill: ${doing}, week after week.`,
    doing && `If you keep ${doing}, you are not doing anything wrong.`,
    thing && `First it is ${thing}. Then it is the whole day.`,
    thing && `You know it too well: ${thing}, and then some more.`,
    `${plain} Sound familiar?`,
    plain,
  ];
}

export function turnLines({ outcome, name, Name }: Voice): MaybeLine[] {
  const { act, doing, thing, plain } = outcome;
  return [
    act && `With ${name}, you ${act}.`,
    act && `That is where ${name} comes in. You ${act}.`,
    act && `${Name} is there so you can ${act}.`,
    doing && `${Name} makes ${doing} feel normal.`,
    thing && `${Name} gives you something better: ${thing}.`,
    thing && `Now picture ${thing}. That is ${name}.`,
    !doing && `Then ${name} comes in. ${plain}`,
    !doing && `${Name} changes that. ${plain}`,
    doing && `${Name} is for ${doing}, without making a big thing of it.`,
  ];
}

export const proofLines = (proof: string): MaybeLine[] => [
  sentence(proof),
  `Here is the proof: ${lowerFirst(withoutEnd(proof))}.`,
  `And this is not a promise: ${lowerFirst(withoutEnd(proof))}.`,
];

export const askLines = ({ name }: Voice): MaybeLine[] => [
  `Try ${name} this week. The link is in the bio.`,
  `Have a look at ${name}. You will find it in the bio.`,
  `Give ${name} an honest try. The link is in the bio.`,
  `Start small with ${name}. The link is right there in the bio.`,
  `Save this, then try ${name} for yourself.`,
];

const OVERLAY_WORDS = 6;

/** What stands on screen while a line is spoken: the hook itself, else at most six words that hold together, or "". */
export function overlayFor(voice: Voice, role: BeatRole, line: string): string {
  const { pain, outcome, name, does } = voice;
  switch (role) {
    case "hook":
      return withoutEnd(line);
    case "pain":
      return short(pain.thing, pain.doing, pain.plain);
    case "turn":
      return line === does[0] ? short(name) : short(outcome.act, outcome.thing, outcome.doing, line);
    case "proof":
      return /\d/.test(line) ? short(emphasisOf("", line, name)) : short(voice.proof[0] ?? line);
    case "ask":
      return wordCount(name) < OVERLAY_WORDS ? `Try ${name}` : "";
  }
}

/** The first of the texts that can be said in few words; "" if none can, then captions say it all. */
function short(...texts: (string | null)[]): string {
  const phrases = texts.map((text) => text && phraseWithin(withoutEnd(text), OVERLAY_WORDS));
  return upperFirst(withoutEnd(phrases.find((it) => it) ?? ""));
}
