import type { Template } from "./template.ts";

/** A joke in one picture. The first template is the one offered first. */
export const memeImageTemplates = [
  {
    name: "caption-above",
    label: "Caption above",
    hint: "A line in a white band, the picture under it. For “me when…”. The small text is a second line.",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
  },
  {
    name: "top-bottom",
    label: "Top and bottom",
    hint: "The setup on top, the turn at the bottom, as loud as it gets.",
    beats: { least: 2, usual: 2, most: 2 },
    pictures: "welcome",
    isOnePicture: true,
  },
  {
    name: "labels",
    label: "Labels",
    hint: "A drawing with a name on everything in it. Each line names one thing.",
    beats: { least: 2, usual: 3, most: 7 },
    pictures: "none",
    isOnePicture: true,
    labelsDrawing: true,
  },
  {
    name: "panels",
    label: "Panels",
    hint: "Two to four steps, one line each. The last one is the joke.",
    beats: { least: 2, usual: 2, most: 4 },
    pictures: "welcome",
    isOnePicture: true,
  },
] as const satisfies readonly Template[];
