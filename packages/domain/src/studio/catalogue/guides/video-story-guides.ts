import { beatCutsGuide } from "./beat-cuts-guide.ts";
import { EMPTY, HOOK_LINE, HOOK_TITLE, PRICED, REVIEW_TITLE, shown, spoken } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

/** A story told by a voice over pictures. */
export const videoStoryGuides = {
  "beat-cuts": beatCutsGuide,
  "photo-story": {
    idea: "A founder or maker tells it quietly over their own photos, some as prints on paper. No shouting, no superlatives; a detail that only they can know. The last picture stays in silence.",
    hook: "line",
    first: {
      role: "hook",
      purpose: "The hook, said calmly.",
      fields: { line: HOOK_LINE, title: HOOK_TITLE },
      picture: "The workplace or the product as it is made or used.",
      shot: "wide",
    },
    moves: "after-how",
    between: [
      {
        role: "pain",
        purpose: "What goes wrong without it, and why.",
        picture: "The place where it was missing.",
        shot: "wide",
      },
      {
        role: "turn",
        purpose: "The one decision that answers it: a fact of the product that helps against exactly that.",
        picture: "The product being made or used, hands only.",
        shot: "detail",
      },
      {
        role: "proof",
        purpose: "What came of it, as a fact, or as a customer tells it.",
        fields: { title: REVIEW_TITLE },
        picture: "The product where it is used today.",
        shot: "in-use",
      },
      { role: "point", purpose: "A detail that only the maker knows.", picture: "That detail.", shot: "detail" },
    ],
    last: {
      role: "ask",
      purpose: "A quiet invitation, with the price of the brief: no slogan.",
      fields: { title: PRICED },
      picture: "A quiet picture of the product that can stay for two seconds.",
      shot: "wide",
    },
    fields: {
      line: spoken(6, 20, "One calm sentence, as said by a person who has thought about it for years."),
      title: shown(0, 6, "Two to six words that belong to the photo; or nothing."),
      body: EMPTY,
    },
    pictures: "A photo that a person kept: available light, real places, slightly imperfect. No studio, no posing.",
    never: ["a superlative", "a founder, a year or a place that the brief does not name"],
  },
  "split-proof": {
    idea: "Above, what people do; below, the product at work, small at first. At the proof the lower half takes the whole picture: seeing is believing.",
    hook: "line",
    first: {
      role: "hook",
      purpose: "The hook in words above; below them the whole product already waits.",
      fields: { line: HOOK_LINE, title: HOOK_TITLE },
      picture: "The whole product, calm background.",
      shot: "wide",
    },
    between: [
      {
        role: "pain",
        purpose: "What goes wrong and why, while it goes on above.",
        isHalf: true,
        picture: "The same, at the moment in which it goes wrong.",
        shot: "close-up",
      },
      {
        role: "proof",
        purpose:
          "The proof: what the product shows or does, so that it can be seen. Says exactly what is on the picture, another one than below the hook.",
        picture: "The product doing it, or its screen with the result, large.",
        shot: "screen",
      },
      { role: "point", purpose: "What that means for the viewer.", picture: "The result in use.", shot: "in-use" },
    ],
    last: {
      role: "ask",
      purpose: "See it yourself: one ask, with the price of the brief.",
      fields: { title: PRICED },
      picture: "The product, ready to be taken.",
      shot: "close-up",
    },
    fields: {
      line: spoken(5, 16, "One spoken sentence about what is seen at this moment."),
      title: shown(0, 6, "The words of the line that matter most; or nothing. Never a second thought beside it."),
      body: EMPTY,
    },
    pictures:
      "Fills half a page: one subject in the middle, a little above the center. The proof is a screen or a close photo of the product.",
    never: ["a proof that the picture cannot show", "a figure without a source"],
  },
  "countdown-list": {
    idea: "A list counted down to its best point. The number slams in, the point follows. The viewer stays because the best one is the last, and each point could stand alone.",
    hook: "line",
    first: {
      role: "hook",
      purpose: "The hook: what is counted, and why the last one is worth waiting for.",
      fields: { line: HOOK_LINE, title: HOOK_TITLE },
      picture: "What the list is about.",
      shot: "wide",
    },
    between: [
      {
        role: "point",
        purpose:
          "One point of the list, counted down: the first of them has the highest number, the last is number one and the best. The line begins with its number as a word, such as “Three:”.",
        picture: "The one thing that this point speaks of.",
        shot: "close-up",
      },
    ],
    last: {
      role: "ask",
      purpose: "One ask: save it. The title has the product and its price.",
      fields: { title: PRICED },
      picture: "The product, ready to be taken.",
      shot: "close-up",
    },
    fields: {
      line: spoken(5, 16, "The number as a word and a colon, then the point in one spoken sentence."),
      title: shown(2, 5, "The point in two to five words, without its number: that is drawn."),
      body: EMPTY,
    },
    pictures: "One object for each point, each another one, in the middle, on the same ground.",
    never: ["two points that say the same", "a point that is only praise", "a count that does not match the points"],
  },
  stopwatch: {
    idea: "The same task twice against a running clock: the old way, then the product's. Everybody sees that it is the same task. The difference stays on the screen.",
    hook: "line",
    first: {
      role: "hook",
      purpose: "The hook: which task is timed.",
      fields: { line: HOOK_LINE, title: HOOK_TITLE, body: EMPTY },
      picture: "The task before it begins.",
      shot: "wide",
    },
    between: [
      {
        role: "pain",
        purpose: "The task the old way, step by step, as everybody does it.",
        isHalf: true,
        fields: {
          title: shown(1, 5, "The old way, named."),
          body: shown(
            0,
            3,
            "The time that the brief gives for the old way, such as “42 min”; nothing if it gives none.",
          ),
        },
        picture: "Hands at the task the old way.",
        shot: "in-use",
      },
      {
        role: "turn",
        purpose: "The same task with the product, from the same beginning to the same end.",
        fields: {
          title: shown(1, 5, "The new way, named."),
          body: shown(
            0,
            3,
            "The time that the brief gives for the product, in the same unit; nothing if it gives none.",
          ),
        },
        picture: "The same hands at the same task, with the product, from the same angle.",
        shot: "in-use",
      },
    ],
    last: {
      role: "proof",
      purpose: "The difference: what it comes to, and what is done with the time that is left. Names the product.",
      fields: {
        title: shown(2, 8, "The difference, with the product's name."),
        body: shown(0, 10, "The product's name, its price and where it is: “Zettelfrei, €12 a month. Link in bio”."),
      },
      picture: "The finished task, and the product beside it.",
      shot: "close-up",
    },
    fields: {
      line: spoken(5, 18, "One spoken sentence: the steps of the task, in order, as they are seen."),
      title: shown(1, 6, "The step, or the difference."),
      body: EMPTY,
    },
    pictures: "The same task, the same table, the same angle; only the tool differs.",
    never: ["a time that the brief does not give", "two different tasks"],
  },
} as const satisfies Record<string, TemplateGuide>;
