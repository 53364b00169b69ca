import { EMPTY, shown } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

const hook = shown(1, 20, "The hook, word for word.");

/** Slideshows of nothing but the customer's photos, with words as a person sets them in the app. */
export const carouselSnapshotGuides = {
  "outlined-text": {
    idea: "The slideshow that people make on their phone: a photo, and one sentence in white outlined letters. Each sentence is a whole thought that can be understood alone, and each makes the reader swipe for the next one.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The hook over the photo that makes people stop.",
      fields: { title: hook, body: EMPTY },
      shot: "in-use",
    },
    between: [
      {
        role: "pain",
        purpose: "The moment that the reader knows, told to one person, with “you”.",
        picture: "The place or the moment of the problem, without the product.",
        shot: "wide",
      },
      {
        role: "turn",
        purpose: "What is done instead, with the product by its name.",
        picture: "The product itself, where it stands or is worn.",
        shot: "close-up",
      },
      {
        role: "point",
        purpose: "One more thing that the reader gets or can do. Another one on each slide.",
        picture: "The product in use, another moment on each slide.",
        shot: "in-use",
      },
    ],
    last: {
      role: "ask",
      purpose: "One thing to do next, as one says it to a friend.",
      fields: { title: shown(2, 9, "The one thing that is asked, with the product's name."), body: EMPTY },
      shot: "in-use",
    },
    fields: {
      line: EMPTY,
      title: shown(3, 12, "One idea in one sentence, in everyday words. No full stop at the end."),
      body: shown(
        0,
        10,
        "A second, smaller sentence that finishes the thought: the reason for something to do; else mostly nothing.",
      ),
    },
    pictures:
      "A snapshot from a phone: real rooms, hands, daylight. The subject small enough to leave a calm third of the picture above or below it.",
    never: [
      "capital letters for emphasis",
      "advertising language",
      "two ideas on one slide",
      "words that would fit another product",
    ],
  },
  "photo-dump": {
    idea: "A few photos put online at the end of a week, with dry remarks. Nothing is explained and nothing is sold; the product is simply there in most of them. It is liked because it could be from a friend.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The hook under the best photo, as the title of the dump.",
      fields: { title: hook },
      shot: "in-use",
    },
    between: [
      {
        role: "point",
        purpose:
          "A dry remark about this photo: what it was, or what one thought. Another photo and another thought on each slide.",
        picture: "An ordinary moment with the product in it, taken without thinking.",
        shot: "in-use",
      },
    ],
    last: {
      role: "ask",
      purpose: "The last remark: the product by its name, and something easy to answer or to do.",
      fields: { title: shown(2, 8, "One casual line with the product's name.") },
      shot: "close-up",
    },
    fields: {
      line: EMPTY,
      title: shown(2, 7, "A dry remark of a few words. No exclamation mark, no full stop."),
      body: EMPTY,
    },
    pictures: "Ordinary snapshots of one week: a table, a bag, a window, a hand. Slightly crooked, daylight.",
    never: [
      "a claim",
      "a list of features",
      "words about something that the photo does not show",
      "what hurts, under a photo of the product",
    ],
  },
} as const satisfies Record<string, TemplateGuide>;
