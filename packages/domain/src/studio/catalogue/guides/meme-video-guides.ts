import { EMPTY, shown } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

/** A joke that moves, five to nine seconds, with one turn after the middle. It loops. */
export const memeVideoGuides = {
  "boiled-drawing": {
    idea: "One of our drawings, alive, with the setup above it. At the turn the music stops and its face changes.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The setup, calm and true.",
      fields: { title: shown(1, 14, "The hook, word for word.") },
    },
    between: [{ role: "point", purpose: "It gets a little worse." }],
    last: {
      role: "turn",
      purpose: "The turn: what really happens. Shorter than the setup.",
      fields: { title: shown(1, 7, "The turn of the joke.") },
    },
    fields: { line: EMPTY, title: shown(1, 9, "One half of the joke."), body: EMPTY },
    pictures: null,
    never: ["a turn that repeats the setup", "a sales line as the turn"],
  },
  "freeze-and-name": {
    idea: "A clip runs, freezes at its peak, and what is seen gets a name, as a documentary would introduce a villain or a hero.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "What happens in the clip, until it freezes.",
      fields: { title: shown(1, 14, "The hook, word for word.") },
      picture: "One thing that goes wrong or right, at its peak, with one clear subject in the middle.",
      shot: "in-use",
    },
    between: [{ role: "point", purpose: "What happens next." }],
    last: {
      role: "turn",
      purpose:
        "The profession of what is frozen, or what it has done, such as “Works the night shift” for a night cream, “Drinks on the job” for a plant or, where the hook is glad, whom the product has put out of work: “Fired the sugar bowl” for coffee. It must be true of exactly what the picture shows; where that is the product, it is a part that the product can play. A rank alone, such as “Head of mornings”, is no joke.",
      fields: {
        title: shown(
          1,
          4,
          "The part, like a title under a portrait. Never a feeling or a problem that cannot be seen.",
        ),
      },
      picture: "The same subject at the same moment, closer.",
      shot: "close-up",
    },
    fields: { line: EMPTY, title: shown(1, 9, "What happens."), body: EMPTY },
    pictures: "One clear subject in the middle, caught at the peak of the action. It is what gets the name.",
    never: ["a name for a face or a person that the picture does not show", "an insult"],
  },
  escalation: {
    idea: "The same thing, step by step out of hand: closer, louder, a tone higher each time. The first step is reasonable, the last has lost it.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "Reasonable. Everybody has done it.",
      fields: { title: shown(1, 14, "The hook, word for word.") },
      picture: "The reasonable beginning: one subject in the middle.",
      shot: "wide",
    },
    between: [
      { role: "point", purpose: "One step further.", picture: "The same subject, one step further.", shot: "close-up" },
      { role: "point", purpose: "Clearly too far.", picture: "The same subject, clearly too far.", shot: "close-up" },
    ],
    last: {
      role: "turn",
      purpose: "Lost it. The funniest step is the most exact one.",
      picture: "The same subject, completely out of hand.",
      shot: "detail",
    },
    fields: { line: EMPTY, title: shown(1, 6, "One step, in the same form as the others."), body: EMPTY },
    pictures:
      "The same subject in each picture, more of it each time. In the middle, so that the picture can come closer.",
    never: ["steps of different stories", "a sales line"],
  },
  "chat-play": {
    idea: "A chat that plays out message by message between two people who like each other. One has the problem, the other one answers; somewhere in it the product is the answer, as a friend would mention it. After it one of the two resists, misreads or takes it too far, and the last message lands that joke.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The first message: the hook as people really type it to a friend.",
      fields: { title: shown(1, 16, "The hook as a message, without “POV:” and without quotation marks.") },
    },
    between: [
      { role: "pain", purpose: "The friend asks or teases." },
      { role: "pain", purpose: "The answer: what exactly goes wrong." },
      {
        role: "turn",
        purpose: "The friend mentions the product by its name, in passing, with the one thing that it does.",
        namesProduct: true,
      },
      { role: "point", purpose: "A short reaction that resists, teases or misreads: it sets up the last message." },
    ],
    last: {
      role: "ask",
      purpose:
        "The last message is the turn: a twist between the two, such as whom else the friend has told, or what was said before. It answers the message before it, promises no result, and sells nothing.",
    },
    fields: {
      line: EMPTY,
      title: shown(
        1,
        12,
        "One message, as it is typed: short, no full stop at its end, at most one emoji in the whole chat.",
      ),
      body: EMPTY,
    },
    pictures: null,
    never: ["“POV:” as a message", "a message that reads like an advertisement", "real people's names"],
  },
} as const satisfies Record<string, TemplateGuide>;
