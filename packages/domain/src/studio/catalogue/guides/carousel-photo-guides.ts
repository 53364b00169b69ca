import { EMPTY, shown, WITH_REASON } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

const hook = shown(
  1,
  20,
  "The hook, word for word, with the phrase of one to three words that matters in *asterisks*.",
);
const noBody = { body: EMPTY };

/** Carousels that live on their pictures. */
export const carouselPhotoGuides = {
  "photo-essay": {
    idea: "The customer's photos tell it; the words are captions that make you look again. Few words, low on the picture, one thought per photo, from the situation to what changed.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The hook over the strongest photo: the product where it is used.",
      fields: { title: hook, ...noBody },
      shot: "in-use",
    },
    between: [
      {
        role: "pain",
        purpose: "How it was before. The photo shows the place or the moment, without the product.",
        picture: "The place or the moment of the problem, without the product.",
        shot: "wide",
      },
      {
        role: "turn",
        purpose: "The product comes in: what it is, in words that only fit this one.",
        picture: "The product itself, where it stands or is worn.",
        shot: "close-up",
      },
      {
        role: "point",
        purpose: "One thing that can be seen in the photo, and why it matters. Another one on each slide.",
        picture: "One part of the product, or one step of using it.",
        shot: "detail",
      },
    ],
    last: {
      role: "ask",
      purpose: "One plain ask over a calm photo.",
      fields: { title: shown(2, 9, "What to do next, with the product's name.") },
      shot: "in-use",
    },
    fields: {
      line: EMPTY,
      title: shown(3, 12, `A caption for this photo: what it shows or what it means. A whole thought. ${WITH_REASON}`),
      body: EMPTY,
    },
    pictures:
      "A photo that could be from the customer's own phone: real rooms, hands, daylight. The subject in the upper two thirds; the lowest third calm, because the words are there.",
    never: [
      "a phrase of the brief by itself, without a verb",
      "words about something that the photo does not show",
      "words that would fit another product",
      "a body",
    ],
  },
  teardown: {
    idea: "Taken apart like a colleague with a pen: a screen or a close photo, and one handwritten note at one detail that is really there. It shows how something is done, detail by detail.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The hook over the whole screen or object.",
      fields: { title: hook, ...noBody },
      picture: "The whole screen or the whole product, straight from the front.",
      shot: "screen",
    },
    between: [
      {
        role: "point",
        purpose:
          "Points at one detail of what is shown and says why it is that way. The note names the detail: a button, a seam, a line of text. Another detail on each slide. Where the hook promises a cause, the first note is a sign of it that one can see, as “No date on the bag usually means old beans”. Where it promises a way, as “How to …” does, each note says what to look for, ask or check, and the last one what comes of it.",
        picture: "The one detail that the note names, sharp and large, in the middle of the picture.",
        shot: "detail",
      },
    ],
    last: {
      role: "ask",
      purpose: "What to do with it: look at it yourself, try it.",
      fields: { title: shown(2, 9, "One plain ask with the product's name.") },
      picture: "The whole screen or the whole product again.",
      shot: "screen",
    },
    fields: {
      line: EMPTY,
      title: shown(2, 10, "A note by hand: the name of the detail first, then what it does."),
      body: EMPTY,
    },
    pictures:
      "A screen of the product or the product from the front, evenly lit, no people. The named detail in the middle.",
    never: [
      "“this bit”, “here” or “that part” without the name of the detail",
      "a detail that the product does not have",
      "what the reader wants as what to look for, such as “Look for: no bitter end”",
    ],
  },
  "before-after": {
    idea: "The same thing twice: how it was and how it is, photographed from the same place. Then one change a slide, because the difference alone convinces nobody who does not know why.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The state before, under the hook.",
      fields: {
        title: hook,
        body: shown(
          1,
          7,
          "The name of the state before, at most twelve letters, a colon, and what hurts in it in at most five words, such as “Before: hair on every chair”.",
        ),
      },
      picture:
        "The state before, at its worst: the trouble itself is what one sees. The same object, place and angle as the picture after, without the product.",
      shot: "wide",
    },
    between: [
      {
        role: "turn",
        purpose: "The state after: what is different at first sight.",
        fields: {
          title: shown(3, 10, "What is different now, as a fact that the picture shows."),
          body: shown(
            1,
            2,
            "The name of the state after, at most twelve letters, such as “After”, or the product's name if it is that short.",
          ),
        },
        picture:
          "The state after: exactly the same object, place, angle and light as before, with the product's effect.",
        shot: "wide",
      },
      {
        role: "point",
        purpose:
          "One change that the product brought about, and what it was before, as its body. Another one on each slide. What has no before, as a further fact, is no change.",
        picture: "The one thing that changed, close, as it is now.",
        shot: "close-up",
      },
    ],
    last: {
      role: "ask",
      purpose: "One plain ask.",
      fields: {
        title: shown(2, 9, "The ask, with the product's name."),
        body: shown(0, 16, "What the first step costs in effort."),
      },
      picture: "The product, ready to be used.",
      shot: "close-up",
    },
    fields: {
      line: EMPTY,
      title: shown(3, 10, "One change, as a fact."),
      body: shown(
        0,
        20,
        "The same thing before: the name of that state, a colon and what was so, such as “Before: beans that were roasted months ago.” Nothing below a customer's words.",
      ),
    },
    pictures:
      "Both states show the same object from the same place in the same light; only the state differs. The lower half stays calm for the words.",
    never: [
      "two different objects or places as before and after",
      "a change of a body or a face",
      "a time that the brief does not give",
    ],
  },
} as const satisfies Record<string, TemplateGuide>;
