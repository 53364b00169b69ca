import { EMPTY, shown } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

const hook = shown(
  1,
  20,
  "The hook, word for word, with the phrase of one to three words that matters in *asterisks*.",
);
const noBody = { body: EMPTY };

/** Slides that are swiped: each one has to earn the next. */
export const carouselImageGuides = {
  "marker-list": {
    idea: "A list or a how-to on paper, as a friend who knows would jot it down for you. One thing a slide, in the order it is needed. People save it, so every slide must be of use without the others.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The promise, alone on the page. It says what the reader will have after the last slide.",
      fields: { title: hook, body: shown(0, 12, "Whom it is for, or nothing. Never the hook in other words.") },
    },
    between: [
      {
        role: "pain",
        purpose: "The moment in which the reader knows the problem, told so exactly that they nod.",
      },
      {
        role: "point",
        purpose: "One thing to do, check or stop doing today. Each slide another thing; none says the last one again.",
      },
    ],
    lists: true,
    last: {
      role: "ask",
      purpose: "Names the product and asks for one thing: save it, try it, or answer a question.",
      fields: {
        title: shown(2, 9, "The one thing that is asked, as an instruction."),
        body: shown(4, 20, "The product by its name, and what it does for the reader."),
      },
    },
    fields: {
      line: EMPTY,
      title: shown(2, 9, "One thought, as an instruction or a fact. One phrase of one to three words in *asterisks*."),
      body: shown(6, 24, "How it is done, or what it changes, in one or two sentences. It never repeats its title."),
    },
    pictures:
      "The one object that the slide speaks of, in use or just put down. Plain background, daylight, nothing in the upper half, where the words are.",
    never: ["the same sentence on two slides", "a slide that only praises the product"],
  },
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
    lists: true,
    last: {
      role: "ask",
      purpose: "One plain ask over a calm photo.",
      fields: { title: shown(2, 9, "What to do next, with the product's name.") },
      shot: "in-use",
    },
    fields: {
      line: EMPTY,
      title: shown(3, 12, "A caption for this photo: what it shows or what it means. A whole thought."),
      body: EMPTY,
    },
    pictures:
      "A photo that could be from the customer's own phone: real rooms, hands, daylight. The subject in the upper two thirds; the lowest third calm, because the words are there.",
    never: ["words about something that the photo does not show", "a body"],
  },
  "big-number": {
    idea: "One figure a slide, as large as it goes, and under it what it counts. For people who trust numbers. Without a figure a slide holds one strong word.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The hook as a poster; a figure in it becomes the poster.",
      fields: { title: hook, body: shown(0, 12, "What the figure of the hook counts, or nothing.") },
    },
    between: [
      {
        role: "point",
        purpose:
          "One figure from the brief and what it counts. Where the brief has no further figure, one word that sums up a benefit, and a sentence about it.",
      },
    ],
    lists: true,
    last: {
      role: "ask",
      purpose: "One plain ask; no figure.",
      fields: {
        title: shown(1, 7, "The ask, as an instruction."),
        body: shown(3, 18, "The product by its name, and why now."),
      },
    },
    fields: {
      line: EMPTY,
      title: shown(
        1,
        4,
        "A figure with its unit, exactly as the brief or the hook writes it, and nothing else; without one a single strong word.",
      ),
      body: shown(4, 18, "What the figure counts or the word means, in one sentence that does not repeat it."),
    },
    pictures: "The thing that the figure counts, seen plainly, on one ground. Room in the upper half.",
    never: [
      "a figure that is neither in the brief nor in the hook",
      "a measurement of the product, such as its weight, as if it were a result",
      "the same figure twice",
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
          "Points at one detail of what is shown and says why it is that way. The note names the detail: a button, a seam, a line of text. Another detail on each slide.",
        picture: "The one detail that the note names, sharp and large, in the middle of the picture.",
        shot: "detail",
      },
    ],
    lists: true,
    last: {
      role: "ask",
      purpose: "What to do with it: look at it yourself, try it.",
      fields: { title: shown(2, 9, "One plain ask with the product's name.") },
      picture: "The whole screen or the whole product again.",
      shot: "screen",
    },
    fields: {
      line: EMPTY,
      title: shown(3, 10, "A note by hand: the name of the detail first, then what it does."),
      body: EMPTY,
    },
    pictures:
      "A screen of the product or the product from the front, evenly lit, no people. The named detail in the middle.",
    never: [
      "“this bit”, “here” or “that part” without the name of the detail",
      "a detail that the product does not have",
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
        body: shown(1, 2, "The name of the state before, at most twelve letters, such as “Before” or “By hand”."),
      },
      picture: "The state before: the same object, place and angle as the picture after, without the product's effect.",
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
            "The name of the state after, at most twelve letters, such as “After” or the product's name.",
          ),
        },
        picture:
          "The state after: exactly the same object, place, angle and light as before, with the product's effect.",
        shot: "wide",
      },
      {
        role: "point",
        purpose: "One change, and what in the product brought it about. Another one on each slide.",
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
      body: shown(0, 20, "What makes the difference, in one sentence; or nothing."),
    },
    pictures:
      "Both states show the same object from the same place in the same light; only the state differs. The lower half stays calm for the words.",
    never: [
      "two different objects or places as before and after",
      "a change of a body or a face",
      "a time that the brief does not give",
    ],
  },
  essay: {
    idea: "A thought in a few quiet pages, set like a book. No selling, no exclamation marks. It takes a position and follows it to its end, one step a page; who reads it to the end trusts the author.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The thought that the essay is about.",
      fields: { title: hook, ...noBody },
    },
    between: [
      { role: "pain", purpose: "What everybody does or believes, told fairly." },
      { role: "turn", purpose: "What is wrong with it. The turn of the essay." },
      {
        role: "point",
        purpose: "One step further in the argument. Each page follows from the one before and adds to it.",
      },
    ],
    last: {
      role: "ask",
      purpose:
        "The conclusion, and in passing what the product has to do with it. A question or an invitation, no command.",
    },
    fields: {
      line: EMPTY,
      title: shown(
        8,
        28,
        "One calm, complete thought; at most two sentences. One phrase of one to three words in *asterisks*.",
      ),
      body: EMPTY,
    },
    pictures:
      "A quiet still life that belongs to the thought, much empty room, soft light. No people looking at the camera.",
    never: ["the description of the product as a page", "the same thought on two pages", "an exclamation mark"],
  },
} as const satisfies Record<string, TemplateGuide>;
