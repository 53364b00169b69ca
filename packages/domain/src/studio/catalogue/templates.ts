import type { AssetType } from "../../assets/index.ts";

/** A template as its writer needs to know it. How it looks is the engine's business. Source: docs/content.md#looks. */
export type TemplateNotes = {
  /** Stable: creations are stored with it. */
  name: string;
  beats: { least: number; usual: number; most: number };
  /** What title, body and line of its beats are for, told to whoever writes. */
  writing: string;
};

const notes = (
  name: string,
  [least, usual, most]: readonly [number, number, number],
  writing: string,
): TemplateNotes => ({
  name,
  beats: { least, usual, most },
  writing,
});

/** The templates of each kind, first the one that is offered first. */
export const templates: Record<AssetType, readonly TemplateNotes[]> = {
  "carousel-image": [
    notes(
      "marker-list",
      [2, 6, 10],
      "Each slide: a title of one thought, a body of one or two sentences; mark one phrase.",
    ),
    notes(
      "big-number",
      [2, 6, 10],
      "Each title holds one figure from the brief or the hook and nothing else, the body says what it counts; without a figure the title is one word.",
    ),
    notes("photo-essay", [2, 6, 10], "Each slide: a title of at most ten words that belongs to a photo; no body."),
    notes("teardown", [2, 6, 10], "Each title is one short handwritten note about a detail of what is shown; no body."),
    notes(
      "before-after",
      [3, 6, 10],
      "The first two titles name the state before and after, each further title one thing that changed.",
    ),
    notes(
      "essay",
      [2, 7, 10],
      "Each title is a calm, complete thought of at most 28 words with one phrase marked; no body.",
    ),
  ],
  "ugc-image": [
    notes("sticky-note", [1, 1, 3], "The title is a handwritten note of at most eight words."),
    notes(
      "real-review",
      [1, 1, 3],
      "The title is a customer's words from the evidence, word for word, the body who said it; without such evidence it is what the product does.",
    ),
    notes(
      "before-after-split",
      [2, 2, 2],
      "Two beats, the halves of one picture: the first title is what it is about, the second the one fact that differs; each body names its half in at most two words.",
    ),
    notes("screen-in-hand", [1, 1, 3], "The title is what a friend would say holding the phone, at most nine words."),
    notes(
      "receipt",
      [1, 1, 3],
      "The title is the head of a receipt; the body holds three to five lines, each a thing and its figure from the brief, the last the sum or the point.",
    ),
  ],
  "meme-image": [
    notes("caption-above", [1, 1, 3], "The title is the whole joke in at most sixteen words; the picture is its turn."),
    notes(
      "top-bottom",
      [2, 2, 2],
      "The first title is the setup in at most nine words, the second the turn in at most seven.",
    ),
    notes(
      "labels",
      [2, 3, 7],
      "Each title is a label of one to four words: first the subject, then what it does or meets.",
    ),
    notes("panels", [2, 2, 4], "Each title is what one panel says, at most nine words; the last one turns."),
  ],
  "ugc-video": [
    notes(
      "hook-then-demo",
      [2, 3, 5],
      "First the hook as somebody would say it, then what is seen in the demo, last one plain ask.",
    ),
    notes(
      "green-screen",
      [2, 4, 8],
      "Each line explains one thing that is seen behind the speaker; the title names it.",
    ),
    notes(
      "talking-cutaways",
      [2, 5, 10],
      "Lines as somebody speaks to a friend, every second one over pictures of what is said.",
    ),
    notes(
      "pov-hands",
      [2, 4, 5],
      "Few handwritten titles of at most five words, each beside what the hands do; nothing is spoken.",
    ),
    notes("three-takes", [3, 3, 4], "The same line said three ways, the third ends on the product."),
  ],
  "video-story": [
    notes(
      "beat-cuts",
      [2, 5, 10],
      "Hook, pain, turn, proof, ask: one spoken sentence each; the title is its core in at most six words.",
    ),
    notes(
      "photo-story",
      [2, 5, 8],
      "A founder's quiet story: one spoken sentence a picture, no shouting, the last without words of selling.",
    ),
    notes("split-proof", [2, 4, 8], "Each line says what is done above and proved below; the third is the proof."),
    notes(
      "countdown-list",
      [3, 5, 7],
      "The hook, then the points of a list counted down, the best last; titles of at most five words.",
    ),
    notes(
      "stopwatch",
      [3, 4, 6],
      "The same task the old way, then the new way; the title names the step, the last the difference.",
    ),
  ],
  "meme-video": [
    notes("boiled-drawing", [2, 2, 3], "First the setup in at most nine words, then the turn in at most seven."),
    notes(
      "freeze-and-name",
      [2, 2, 3],
      "First what happens, then the name that the frozen moment gets, at most four words.",
    ),
    notes("escalation", [3, 4, 4], "Each title one step of the same thing getting out of hand, at most six words."),
    notes(
      "chat-play",
      [3, 6, 10],
      "A scripted chat: each title is one message of at most twelve words, the sides take turns, the last one lands.",
    ),
  ],
};

/** A template of a kind by its name; the first one for a name that the kind does not have. */
export function templateNotes(kind: AssetType, name: string): TemplateNotes {
  const offered = templates[kind];
  const found = offered.find((it) => it.name === name) ?? offered[0];
  if (!found) throw new RangeError(`${kind} has no template.`);
  return found;
}

/** Whether a kind is spoken: its beats follow a voice. */
export const isSpoken = (kind: AssetType): boolean => kind === "video-story" || kind === "ugc-video";
