import { EMPTY, HOOK_TITLE, PRICED, REVIEW_TITLE, shown, spoken } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

const hookLine = spoken(1, 22, "The hook, word for word, as it is said to a friend.");
const line = spoken(4, 18, "One sentence, as people speak: short words, contractions, no brand voice.");
const noTitle = {
  title: shown(0, 6, "The words of the line that matter most; or nothing. Never a second thought beside it."),
  body: EMPTY,
};

/** A video as a person with a phone makes it: it presents, and never gives a testimonial of an invented person. */
export const ugcVideoGuides = {
  "hook-then-demo": {
    idea: "A reaction with the hook typed over it, a hard cut to the product in use, a plain ask. The demo shows one thing, from its first move to its result.",
    hook: "line",
    first: {
      role: "hook",
      purpose: "The reaction: a face or hands at the moment of the problem, and the hook.",
      fields: { line: hookLine, title: HOOK_TITLE },
      picture: null,
    },
    moves: "always",
    between: [
      {
        role: "turn",
        purpose:
          "The demo: three moves, each a short sentence that a picture can show. Where the brief has no steps, those of its trade.",
        fields: { line: spoken(8, 30, "What the hands or the screen do, in the order in which it is seen.") },
        picture: "Hands using the product, or its screen, at the step that matters.",
        shot: "in-use",
      },
      {
        role: "turn",
        purpose: "The product by its name, with the fact that makes those moves work: a whole sentence.",
        picture: "The whole product.",
        shot: "wide",
      },
    ],
    last: {
      role: "ask",
      purpose: "One plain ask, without pressure, with the price of the brief.",
      fields: { title: PRICED },
      picture: "The product, ready to be taken.",
      shot: "close-up",
    },
    fields: { line, ...noTitle },
    pictures:
      "Phone video: daylight, a real room, hands. The subject below the middle, because the words are above it.",
    never: [
      "“I used it for weeks” or any other experience that the brief does not prove",
      "more than one thing in the demo",
    ],
  },
  "green-screen": {
    idea: "A speaker in the corner explains what is behind them: a page, a photo, a screen. Every sentence points at something that can be seen at that moment.",
    hook: "line",
    first: {
      role: "hook",
      purpose: "The hook, while the whole page or product is seen behind the speaker.",
      fields: { line: hookLine, title: HOOK_TITLE },
      picture: "The product's page or the whole product.",
      shot: "screen",
    },
    moves: "after-how",
    between: [
      {
        role: "point",
        purpose:
          "Points at one detail behind the speaker and says why it matters. The first one answers the hook, the next one is the product's fact that helps against it.",
        picture: "The one detail that is spoken about, large, in the upper half.",
        shot: "detail",
      },
    ],
    last: {
      role: "ask",
      purpose: "What to do if you want to see it yourself, with the price of the brief.",
      fields: { title: PRICED },
      picture: "The whole product or page again.",
      shot: "screen",
    },
    fields: {
      line: spoken(6, 18, "One sentence that names what is seen behind the speaker, and says why it matters."),
      title: shown(0, 5, "The name of what is pointed at; nothing over moves that are told one by one."),
      body: EMPTY,
    },
    pictures:
      "Screens, pages and close photos of the product, evenly lit; what is spoken about in the upper half, no people.",
    never: ["something that is not behind the speaker", "an experience that the brief does not prove"],
  },
  "talking-cutaways": {
    idea: "One take of a person talking to a friend, cut away to what they talk about and back. It sounds spoken: a thought, a doubt, an answer.",
    hook: "line",
    first: {
      role: "hook",
      purpose: "The hook into the camera.",
      fields: { line: hookLine, title: HOOK_TITLE },
      picture: null,
    },
    between: [
      {
        role: "pain",
        purpose: "Why it goes wrong, in two short sentences: what it is, and why that matters; over a cutaway of it.",
        picture: "The situation that is spoken about, without a face.",
        shot: "wide",
      },
      {
        role: "turn",
        purpose: "So what to do, and the product with the one fact that helps: back on the face.",
        picture: null,
      },
      {
        role: "proof",
        purpose:
          "Who says so, by name, where the customer speaks of the same thing; else the doubt that everybody has, and its answer, or one more fact. Over a cutaway of the product in use.",
        fields: { title: REVIEW_TITLE },
        picture: "The product in use, hands only.",
        shot: "in-use",
      },
      {
        role: "point",
        purpose: "One more thing that is good to know.",
        picture: "The product, close.",
        shot: "detail",
      },
    ],
    last: {
      role: "ask",
      purpose: "One plain ask into the camera, with the price of the brief.",
      fields: { title: PRICED },
      picture: null,
    },
    fields: { line, ...noTitle },
    pictures:
      "Face and cutaway in turn. Phone camera, window light, one room; the face in the upper half, captions below it.",
    never: ["an experience that the brief does not prove", "a sentence that nobody would say aloud"],
  },
  "pov-hands": {
    idea: "Hands at work, seen as if they were yours, with their own sound. A few notes by pen beside what they name; nothing is spoken. It is watched for the work, and read on the way.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The hook as a note, while the hands begin.",
      fields: { title: shown(1, 14, "The hook, word for word.") },
      picture: "Two hands at the first step of the work with the product, seen from above as if they were your own.",
      shot: "overhead",
    },
    between: [
      {
        role: "point",
        purpose: "The next step of the same work. The note names what the hands are doing or holding.",
        picture: "The same hands at the next step, same table, same light.",
        shot: "overhead",
      },
    ],
    last: {
      role: "ask",
      purpose: "The finished work, and the product's name.",
      fields: { title: shown(1, 6, "A note with the product's name.") },
      picture: "The finished work, hands withdrawing.",
      shot: "overhead",
    },
    fields: { line: EMPTY, title: shown(1, 5, "A note by pen: what the hands do or hold."), body: EMPTY },
    pictures:
      "Your own hands from above, one table, one light, one work in its steps. No face, nothing that is held into the camera.",
    never: ["anything spoken", "a note about something that is not seen", "a face"],
  },
  "three-takes": {
    idea: "After the hook, one thing told to three people, each of whom hears what they would ask: a friend what to do, a skeptic why, somebody in a hurry the product, its quickest fact and its price. Hard cuts between them. The fun is in how different they are, and that they say the same.",
    hook: "line",
    first: {
      role: "hook",
      purpose: "The hook, told straight.",
      fields: { line: hookLine, title: HOOK_TITLE },
      picture: null,
    },
    between: [
      {
        role: "point",
        purpose: "To a friend: what to do about it. In the next take, to a skeptic: the reason. The line says to whom.",
        picture: null,
      },
    ],
    last: {
      role: "turn",
      purpose:
        "To somebody in a hurry: the product by its name and the fact that is quickest told; then its price and where it is found.",
      fields: { line: spoken(5, 20, "To whom it is said, the product with its fact, then the price and where it is.") },
      picture: "The product in the hand of the same person.",
      shot: "in-use",
    },
    fields: {
      line: spoken(5, 18, "To whom it is said, and the answer to the hook in words that no other take uses."),
      title: shown(
        0,
        10,
        "Nothing, since the line says to whom; in the last take the product's name, its price and where it is.",
      ),
      body: EMPTY,
    },
    pictures: "The same person in three places or moods; the product only in the last one.",
    never: ["the same sentence in two takes", "the take's number in the words: it is drawn"],
  },
} as const satisfies Record<string, TemplateGuide>;
