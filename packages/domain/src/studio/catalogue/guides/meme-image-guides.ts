import { EMPTY, shown } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

/** A joke in one picture. It has to be funny before it may be about the product. */
export const memeImageGuides = {
  "caption-above": {
    idea: "A setup and its turn in a white band, and the picture under them, which shows the turn. It works if the reader thinks of a friend to send it to.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The whole joke: the situation, then what really happens, which the picture shows.",
      fields: {
        title: shown(1, 20, "The hook, word for word, as the setup."),
        body: shown(0, 9, "The turn. Nothing, if the hook holds both halves already."),
      },
      picture:
        "The feeling behind the line, as one clear thing that happens: an object, an animal or hands that overdo it. Not the product.",
      shot: "close-up",
    },
    between: [{ role: "point", purpose: "The same joke in another situation." }],
    last: null,
    fields: {
      line: EMPTY,
      title: shown(3, 16, "The situation, as people talk about themselves."),
      body: shown(0, 9, "Its turn."),
    },
    pictures:
      "One subject, in the middle, caught in the act; direct flash or flat daylight, like a found photo. Funny without words.",
    never: ["an explanation of the joke", "a joke about the customer's looks, body or money"],
  },
  "top-bottom": {
    idea: "Setup on top, turn at the bottom, as loud as it goes. The turn is what the setup did not expect.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The setup.",
      fields: { title: shown(1, 14, "The hook, word for word.") },
      picture:
        "One subject that reacts to the setup: an object, an animal or hands. The upper and the lower fifth are calm.",
      shot: "close-up",
    },
    between: [],
    last: {
      role: "turn",
      purpose:
        "The turn. It is shorter than the setup and surprises; if a thing speaks, it is on the picture, or missing from it on purpose.",
      fields: { title: shown(1, 7, "The turn of the joke.") },
    },
    fields: { line: EMPTY, title: shown(1, 9, "Half of the joke."), body: EMPTY },
    pictures: "One picture for both lines: one subject in the middle, the upper and lower fifth calm for the letters.",
    never: ["a turn that repeats the setup", "a sales line as the turn"],
  },
  labels: {
    idea: "One of our drawings with a name on everything in it. The drawing tells the joke; the labels say whose joke it is. Each label names a thing of the reader's own day; the place for what helps (the sensible way, the easy way, what keeps it out) has the product's name.",
    hook: "body",
    first: {
      role: "hook",
      purpose: "The label of the first place, as the list of slots says, under the hook.",
      fields: { body: shown(1, 12, "The hook, word for word.") },
    },
    between: [{ role: "point", purpose: "The label of the next place, as the list of slots says." }],
    last: { role: "turn", purpose: "The label of the last place: the one that makes it funny." },
    fields: {
      line: EMPTY,
      title: shown(1, 4, "A label: the name of a thing, a person or a habit. No sentence, no full stop."),
      body: EMPTY,
    },
    pictures: null,
    never: ["a label longer than its slot", "the product as the bad end of the joke"],
  },
  panels: {
    idea: "Two to four panels of the same thing getting worse or better, one short line each. The last one turns it around.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The normal case.",
      fields: { title: shown(1, 14, "The hook, word for word.") },
      picture: "The calm beginning: one subject in the middle.",
      shot: "close-up",
    },
    between: [
      {
        role: "point",
        purpose: "The same again, one step further.",
        picture: "The same subject, one step further.",
        shot: "close-up",
      },
    ],
    last: {
      role: "turn",
      purpose: "The turn, which nobody expected after the panels before.",
      fields: { title: shown(1, 8, "The turn.") },
      picture: "The same subject, and what is unexpected about it.",
      shot: "close-up",
    },
    fields: { line: EMPTY, title: shown(1, 9, "What this panel says."), body: EMPTY },
    pictures:
      "The same subject in the same place in every panel, so that only what changes is seen. The lower quarter calm for the line.",
    never: ["panels that tell different stories", "an explanation of the joke"],
  },
} as const satisfies Record<string, TemplateGuide>;
