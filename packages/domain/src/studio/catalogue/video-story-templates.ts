import type { Template } from "./template.ts";

/** A story told by a voice over pictures. The first template is the one offered first. */
export const videoStoryTemplates = [
  {
    name: "beat-cuts",
    label: "Beat cuts",
    beats: { least: 2, usual: 5, most: 10 },
    pictures: "welcome",
    captions: "scale-pulse",
    music: "lift",
    lists: true,
  },
  {
    name: "photo-story",
    label: "Photo story",
    beats: { least: 2, usual: 5, most: 8 },
    pictures: "needed",
    captions: "typewriter",
    music: "low",
  },
  {
    name: "split-proof",
    label: "Split proof",
    beats: { least: 2, usual: 4, most: 8 },
    pictures: "welcome",
    captions: "boxed-lines",
    music: "walk",
  },
  {
    name: "countdown-list",
    label: "Countdown list",
    beats: { least: 3, usual: 5, most: 7 },
    pictures: "welcome",
    captions: "active-box",
    music: "tick",
    lists: true,
  },
  {
    name: "stopwatch",
    label: "Stopwatch",
    beats: { least: 3, usual: 4, most: 6 },
    pictures: "welcome",
    needs: "times",
    captions: "marker",
    music: "tick",
  },
  {
    name: "moving-type",
    label: "Moving type",
    beats: { least: 3, usual: 6, most: 10 },
    pictures: "none",
    isSilent: true,
    music: "lift",
    lists: true,
  },
] as const satisfies readonly Template[];
