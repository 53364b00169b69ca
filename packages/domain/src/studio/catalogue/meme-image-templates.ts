import { guideOf } from "./guide-of.ts";
import type { Template } from "./template.ts";

/** A joke in one picture. The first template is the one offered first. */
export const memeImageTemplates = [
  {
    name: "caption-above",
    label: "Caption above",
    hint: "A line in a white band, the picture under it. For “me when…”. The small text is a second line.",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
    guide: guideOf("The title is the whole joke in at most sixteen words; the picture is its turn."),
  },
  {
    name: "top-bottom",
    label: "Top and bottom",
    hint: "The setup on top, the turn at the bottom, as loud as it gets.",
    beats: { least: 2, usual: 2, most: 2 },
    pictures: "welcome",
    isOnePicture: true,
    guide: guideOf("The first title is the setup in at most nine words, the second the turn in at most seven."),
  },
  {
    name: "labels",
    label: "Labels",
    hint: "A drawing with a name on everything in it. Each line names one thing.",
    beats: { least: 2, usual: 3, most: 7 },
    pictures: "none",
    isOnePicture: true,
    labelsDrawing: true,
    guide: guideOf("Each title is a label of one to four words: first the subject, then what it does or meets."),
  },
  {
    name: "panels",
    label: "Panels",
    hint: "Two to four steps, one line each. The last one is the joke.",
    beats: { least: 2, usual: 2, most: 4 },
    pictures: "welcome",
    isOnePicture: true,
    guide: guideOf("Each title is what one panel says, at most nine words; the last one turns."),
  },
] as const satisfies readonly Template[];
