import { movingTypeGuide } from "./guides/moving-type-guide.ts";
import { videoStoryGuides as guides } from "./guides/video-story-guides.ts";
import type { Template } from "./template.ts";

/** A story told by a voice over pictures. The first template is the one offered first. */
export const videoStoryTemplates = [
  {
    name: "beat-cuts",
    label: "Beat cuts",
    hint: "A cut on every thought, titles that slam in, captions word by word. The one that fits most products.",
    beats: { least: 2, usual: 5, most: 10 },
    pictures: "welcome",
    captions: "one-word",
    music: "lift",
    guide: guides["beat-cuts"],
  },
  {
    name: "photo-story",
    label: "Photo story",
    hint: "Your photos, quietly, some as prints on paper, words as if typed. For founders and makers.",
    beats: { least: 2, usual: 5, most: 8 },
    pictures: "needed",
    captions: "typewriter",
    music: "low",
    guide: guides["photo-story"],
  },
  {
    name: "split-proof",
    label: "Split proof",
    hint: "What people do above, your screen or product below, until the proof takes the whole picture.",
    beats: { least: 2, usual: 4, most: 8 },
    pictures: "welcome",
    captions: "boxed-lines",
    music: "walk",
    guide: guides["split-proof"],
  },
  {
    name: "countdown-list",
    label: "Countdown list",
    hint: "A number slams in, its clip follows, down to number one. For tips, mistakes and reasons.",
    beats: { least: 3, usual: 5, most: 7 },
    pictures: "welcome",
    captions: "active-box",
    music: "tick",
    guide: guides["countdown-list"],
  },
  {
    name: "stopwatch",
    label: "Stopwatch",
    hint: "The same task twice, the old way and yours, against a running clock. Put each time in the small text.",
    beats: { least: 3, usual: 4, most: 6 },
    pictures: "welcome",
    captions: "marker",
    music: "tick",
    guide: guides.stopwatch,
  },
  {
    name: "moving-type",
    label: "Moving type",
    hint: "Big words in your colors that land on the beat of the music. Needs no pictures and no voice.",
    beats: { least: 3, usual: 6, most: 10 },
    pictures: "none",
    isSilent: true,
    music: "lift",
    guide: movingTypeGuide,
  },
] as const satisfies readonly Template[];
