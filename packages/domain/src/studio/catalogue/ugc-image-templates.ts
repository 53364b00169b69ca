import { guideOf } from "./guide-of.ts";
import type { Template } from "./template.ts";

/** A picture as a customer takes it. The first template is the one offered first. */
export const ugcImageTemplates = [
  {
    name: "sticky-note",
    label: "Sticky note",
    hint: "Your photo, and a note by hand that somebody stuck on it. For one plain sentence.",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
    guide: guideOf("The title is a handwritten note of at most eight words."),
  },
  {
    name: "real-review",
    label: "Real review",
    hint: "What a customer really wrote, on your photo. Put their first name into the small line.",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
    guide: guideOf(
      "The title is a customer's words from the evidence, word for word, the body who said it; without such evidence it is what the product does.",
    ),
  },
  {
    name: "before-after-split",
    label: "Before / after split",
    hint: "Two photos side by side and the one fact between them.",
    beats: { least: 2, usual: 2, most: 2 },
    pictures: "needed",
    isOnePicture: true,
    guide: guideOf(
      "Two beats, the halves of one picture: the first title is what it is about, the second the one fact that differs; each body names its half in at most two words.",
    ),
  },
  {
    name: "screen-in-hand",
    label: "Screen in hand",
    hint: "Your app or page on a phone in a hand. For anything that lives on a screen.",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "needed",
    guide: guideOf("The title is what a friend would say holding the phone, at most nine words."),
  },
  {
    name: "receipt",
    label: "Receipt",
    hint: "Your own numbers as a receipt. Each line of the small text is a thing, a colon and its figure; the last is the sum.",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
    guide: guideOf(
      "The title is the head of a receipt; the body holds three to five lines, each a thing and its figure from the brief, the last the sum or the point.",
    ),
  },
] as const satisfies readonly Template[];
