import { EMPTY, shown } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

const POSTSCRIPT = shown(
  0,
  12,
  "“PS: ” and the answer to the note: what causes the trouble that it names, and what to do about it (“PS: it's the size. Leave a thumb of room”), or whom it thanks (“PS: thanks to the Tern 2”), or else the fact that helps, with the product's name and its price; or nothing. One thought, never louder than the note.",
);

const ANSWER = shown(
  0,
  9,
  "The answer to the line above it: the product's name, a colon, and what one does on this screen or what comes of it, such as “Zettelfrei: Stunden eintragen, abschicken”.",
);

/** A picture as a customer takes it, with words as a customer leaves them. */
export const ugcImageGuides = {
  "sticky-note": {
    idea: "A note is stuck on the product. It says one plain sentence, as you would leave it for a flatmate.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The note, stuck beside the product so that both can be seen.",
      fields: {
        title: shown(1, 16, "The hook, word for word, as a note by hand."),
        body: POSTSCRIPT,
      },
      picture: "The product on a table, a shelf or a door, seen a little from above; a calm, empty place at its left.",
      shot: "in-use",
    },
    between: [{ role: "point", purpose: "A further note with another thought." }],
    last: null,
    fields: {
      line: EMPTY,
      title: shown(2, 9, "A note by hand: one sentence without a full stop."),
      body: POSTSCRIPT,
    },
    pictures:
      "A phone photo of the product in its usual place, window light, a little crooked. No note in the picture: it is drawn.",
    never: [
      "a sentence that sounds like an advertisement",
      "a customer who says “I” without being quoted in the brief",
    ],
  },
  "real-review": {
    idea: "What a customer really wrote, on a card over the product. It convinces because it is a quotation: nothing is invented, shortened in its sense, or improved.",
    hook: "caption",
    first: {
      role: "proof",
      purpose:
        "A sentence that brief.proof quotes. Where brief.proof is empty: what the product does, as a plain fact that nobody is said to have said.",
      fields: {
        title: shown(
          3,
          28,
          "The customer's sentence, word for word, without quotation marks; without a quotation, one plain fact about the product.",
        ),
        body: shown(0, 4, "The first name that stands beside the quotation in the brief; otherwise nothing."),
      },
      picture: "The product in use at a customer's home; no face.",
      shot: "in-use",
    },
    between: [{ role: "proof", purpose: "A further sentence of brief.proof, of another customer." }],
    last: null,
    fields: {
      line: EMPTY,
      title: shown(3, 28, "A customer's sentence, word for word."),
      body: shown(0, 4, "The first name beside it in the brief; otherwise nothing."),
    },
    pictures: "The product where a customer has it, phone photo, lower half calm for the card. No faces, no stars.",
    never: ["an invented customer, name, rating or sentence", "a quotation from brief.description"],
  },
  "before-after-split": {
    idea: "Two halves of one picture: the same thing before and after, and one fact between them. It is understood without reading.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The left half: before.",
      fields: {
        title: shown(1, 16, "The hook, word for word. It stands above both halves."),
        body: shown(
          1,
          7,
          "The name of the left half, a colon, and what hurts in it in at most five words, such as “Before: hair on every chair”.",
        ),
      },
      picture:
        "The state before, at its worst: the trouble itself fills the half. Place, angle and light are exactly those of the other half.",
      shot: "close-up",
    },
    between: [],
    last: {
      role: "turn",
      purpose: "The right half: after, and the one fact that differs.",
      fields: {
        title: shown(
          2,
          9,
          "The one thing that differs, as a fact about what both halves show, and about nothing else.",
        ),
        body: shown(1, 2, "The name of the right half, such as “After”."),
      },
      picture: "The state after. Object, place, angle and light are exactly those of the other half.",
      shot: "close-up",
    },
    fields: { line: EMPTY, title: shown(2, 9, "The one fact."), body: shown(1, 2, "The name of the half.") },
    pictures:
      "Each half shows the same object in the middle, upright, from the same angle, in the same light; only its state differs.",
    never: [
      "two different objects",
      "a body or a face before and after",
      "a time or a figure that the brief does not give",
    ],
  },
  "screen-in-hand": {
    idea: "A phone lies on the table, its screen lit: look at this. The screen is the product, the line is what a friend says about it.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The line that makes you look at the screen.",
      fields: {
        title: shown(1, 16, "The hook, word for word, as a friend says it."),
        body: ANSWER,
      },
      picture:
        "The product's app or page as a plain upright screen, from the front, filling the picture: no phone, no hand.",
      shot: "screen",
    },
    between: [{ role: "point", purpose: "The next screen, and what a friend says about it." }],
    last: null,
    fields: {
      line: EMPTY,
      title: shown(2, 10, "What a friend says about this screen."),
      body: ANSWER,
    },
    pictures: "Only the upright screen, filling the picture: large shapes, no readable text. The phone is drawn.",
    never: [
      "an object on the screen that has nothing to do with the product",
      "a function that the brief does not name",
    ],
  },
  receipt: {
    idea: "What one gets, item by item, as a till receipt, and what it costs: all of one thing. Each line is a part, a service or a property that one could be charged for. A complaint among them would read as a part of the product.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The receipt: its head, what one gets in up to four items, and the price as their sum.",
      fields: { title: shown(1, 16, "The hook, word for word, as the head of the receipt.") },
      picture: "The product beside an empty place on a counter or a table.",
      shot: "overhead",
    },
    between: [{ role: "point", purpose: "A further receipt, with other items of the same product." }],
    last: null,
    fields: {
      line: EMPTY,
      title: shown(1, 8, "The head of the receipt."),
      body: {
        ...shown(
          6,
          30,
          "Three to five lines, one below the other (\\n). Each line is “thing: amount”: what one gets in one to four words, a colon, and how much or how many of it in digits, as the brief states it (“Ingredients: 7”, “Laid: in 2 days”). The first line is goods by their name, once (“Kiln House Blend: 1”). What there is none of is counted (“Perfume: 0”). What has no figure is no line. The last line is the sum: “Total: ” and the price of the brief, which no other line has, or “Price: ” before one that begins with “from”; without one what the reader has in the end.",
        ),
        lines: [3, 5],
      },
    },
    pictures:
      "A counter or a table from above, the product at the edge; the middle empty, because the receipt lies there.",
    never: [
      "an item that is half a sentence",
      "another price than the product's own, which would be added to it",
      "a complaint, a pain or the old way as an item",
      "a line without a figure, or with “included” in place of one",
      "an amount that the brief does not give",
      "the description of the product as an item",
    ],
  },
} as const satisfies Record<string, TemplateGuide>;
