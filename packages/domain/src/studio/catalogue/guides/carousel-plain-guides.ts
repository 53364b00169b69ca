import { EMPTY, shown, WITH_REASON } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

const hook = shown(1, 20, "The hook, word for word.");
const noBody = { body: EMPTY };

/** Carousels that look as if they were made in the app itself: captions on photos, a note, a list that is ticked off. */
export const carouselPlainGuides = {
  "photo-captions": {
    idea: "The customer's own photos with the app's plain text boxes on them, as a person posts them: nothing designed. One photo, one short remark, as if told to a friend.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The hook over the photo that makes people look twice.",
      fields: { title: hook, ...noBody },
      shot: "in-use",
    },
    between: [
      {
        role: "pain",
        purpose: "What was annoying before, in one remark.",
        picture: "The place or the moment of the problem, without the product.",
        shot: "wide",
      },
      {
        role: "turn",
        purpose: "The product by its name, and the first thing that was noticed.",
        picture: "The product itself, as it lies or stands there.",
        shot: "close-up",
      },
      {
        role: "point",
        purpose:
          "One more thing that the photo shows. Another one on each slide. Where the hook promises ways, each is something to do or to check, as people of this trade know it, and never advice that fits any product.",
        picture: "One part of the product, or one step of using it.",
        shot: "detail",
      },
    ],
    last: {
      role: "ask",
      purpose: "One plain ask, or a question to answer in the comments.",
      fields: { title: shown(2, 9, "What to do next, with the product's name.") },
      shot: "in-use",
    },
    fields: {
      line: EMPTY,
      title: shown(3, 12, `A remark about this photo, in everyday words. A whole thought. ${WITH_REASON}`),
      body: EMPTY,
    },
    pictures: "A snapshot from a phone: real rooms, hands, daylight, a little untidy. The subject in the middle.",
    never: [
      "words about something that the photo does not show",
      "words that would fit another product",
      "advertising language",
    ],
  },
  "phone-note": {
    idea: "A note on a phone, written down to keep and to share: the heading, then plain sentences. It reads like a list that a person made for themselves, so it is saved.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The heading of the note.",
      fields: { title: hook, body: shown(0, 14, "The first line under it: why the note was written; or nothing.") },
    },
    between: [
      { role: "pain", purpose: "What went wrong before, told so exactly that the reader nods." },
      { role: "point", purpose: "One thing to do, to check or to know. Another one on each slide." },
    ],
    last: {
      role: "ask",
      purpose: "Names the product and asks for one thing: save it, send it, or try it.",
      fields: { title: shown(2, 9, "The one thing that is asked.") },
    },
    fields: {
      line: EMPTY,
      title: shown(2, 9, "The heading of this page of the note: one thought."),
      body: shown(6, 26, "One or two plain sentences that explain it. They never repeat the heading."),
    },
    pictures: null,
    never: ["exclamation marks", "a page that only praises the product"],
  },
  checklist: {
    idea: "A list that is ticked off, slide by slide: what is done stays visible above, the next thing is large. People swipe to the end because they want to see it complete.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "What the list is for, over the empty boxes.",
      fields: { title: hook, ...noBody },
    },
    between: [
      {
        role: "point",
        purpose:
          "One thing to tick off: to do, in the order it is done, or to ask before one chooses. Another one on each slide. A fact of the product is its answer or its reason, or the last point.",
      },
    ],
    last: {
      role: "ask",
      purpose: "All is ticked: names the product and asks for one thing.",
      fields: { title: shown(2, 9, "The one thing that is asked, with the product's name.") },
    },
    fields: {
      line: EMPTY,
      title: shown(2, 7, "One thing to do or to check, as an instruction."),
      body: shown(4, 20, "How it is done or why it counts, in one sentence. It never repeats its title."),
    },
    pictures: null,
    never: ["the same thing twice", "a point that cannot be ticked off", "a fact of the product as a point"],
  },
} as const satisfies Record<string, TemplateGuide>;
