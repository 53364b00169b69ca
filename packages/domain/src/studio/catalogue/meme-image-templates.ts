import type { Template } from "./template.ts";

/** A joke in one picture. The first template is the one offered first. */
export const memeImageTemplates = [
  {
    name: "caption-above",
    label: "Caption above",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
  },
  {
    name: "top-bottom",
    label: "Top and bottom",
    beats: { least: 2, usual: 2, most: 2 },
    pictures: "welcome",
    isOnePicture: true,
  },
  {
    name: "labels",
    label: "Labels",
    beats: { least: 2, usual: 3, most: 7 },
    pictures: "none",
    isOnePicture: true,
    labelsDrawing: true,
  },
  {
    name: "panels",
    label: "Panels",
    beats: { least: 2, usual: 2, most: 4 },
    pictures: "welcome",
    isOnePicture: true,
  },
] as const satisfies readonly Template[];
