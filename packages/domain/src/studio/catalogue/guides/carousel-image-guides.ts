import { carouselPhotoGuides } from "./carousel-photo-guides.ts";
import { carouselPlainGuides } from "./carousel-plain-guides.ts";
import { carouselSnapshotGuides } from "./carousel-snapshot-guides.ts";
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
  ...carouselPhotoGuides,
  ...carouselPlainGuides,
  ...carouselSnapshotGuides,
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
      body: shown(
        6,
        24,
        "How it is done, or what it changes, in one or two sentences that do not repeat the title. Where the product comes in, its own reason first, then the product in a whole sentence with a verb: never “With” and its name before a colon.",
      ),
    },
    pictures:
      "The one object that the slide speaks of, in use or just put down. Plain background, daylight, nothing in the upper half, where the words are.",
    never: ["the same sentence on two slides", "a slide that only praises the product"],
  },
  "big-number": {
    idea: "One figure a slide, as large as it goes, and beside it what it counts. For people who trust numbers. As many slides as the brief has figures: none without one.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The hook as a poster; a figure in it becomes the poster.",
      fields: {
        title: hook,
        body: shown(0, 12, "What the figure of the hook counts, or the cause that the hook promises, or nothing."),
      },
    },
    between: [
      {
        role: "point",
        purpose:
          "One figure from the brief and what it counts. Only where the brief has no further figure, the two to four words that say the thought, and a sentence about it.",
      },
    ],
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
        "A figure with its unit, in digits, as the brief or the hook states it (“2 days” where it writes “two days”), and nothing else; without one the two to four strongest words of the thought, such as “Bitter by the second sip”.",
      ),
      body: shown(
        4,
        18,
        "The sentence that the figure is from, such as “Posted within 24 hours of roasting” for “24 hours”: its words are shown around the figure, with the same digits. Else what it counts.",
      ),
    },
    pictures: "The thing that the figure counts, seen plainly, on one ground. Room in the upper half.",
    never: [
      "a figure that is neither in the brief nor in the hook",
      "a measurement of the product, such as its weight, as if it were a result",
      "the same figure twice",
    ],
  },
  essay: {
    idea: "A thought in a few quiet pages, set like a book. No selling, no exclamation marks. It takes a position and follows it to its end, one step a page, each joined to the one before by what it says: a moment, why it goes wrong in it, what to do about it and its reason, what is different with the product, the same moment at the end. Who reads it to the end trusts the author.",
    hook: "title",
    first: {
      role: "hook",
      purpose: "The thought that the essay is about.",
      fields: { title: hook, ...noBody },
    },
    between: [
      {
        role: "pain",
        purpose:
          "What brief.audience does or believes, told fairly, in a whole sentence about a moment or a place that they know.",
      },
      {
        role: "turn",
        purpose: "What is wrong with it, and why. Where the hook promises a cause, or less of something, this is it.",
      },
      {
        role: "point",
        purpose:
          "One step further in the argument, with a fact of the brief or what people of this trade know. Each page follows from the one before and adds to it; the last of them comes back to the moment of the beginning and says what is different now. A doubt is raised only where the brief answers it, on the same page.",
      },
    ],
    last: {
      role: "ask",
      purpose:
        "A plain invitation: the product by its name, and where to find it. No riddle, and no question about the pages.",
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
    never: [
      "the description of the product as a page",
      "the same thought on two pages",
      "a page that would fit another product",
      "an exclamation mark",
      "a phrase that leads in and says nothing, such as “It usually begins earlier than you think:” or “What is left at the end:”",
      "a fragment before a colon in place of a sentence, such as “The kettle is on: old beans.”",
      "an objection that is raised and not answered",
    ],
  },
} as const satisfies Record<string, TemplateGuide>;
