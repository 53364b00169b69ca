import { guideOf } from "./guide-of.ts";
import type { Template } from "./template.ts";

/** A story told by a voice over pictures. The first template is the one offered first. */
export const videoStoryTemplates = [
  {
    name: "beat-cuts",
    label: "Beat cuts",
    hint: "A cut on every thought, titles that slam in, captions word by word. The one that fits most products.",
    beats: { least: 2, usual: 5, most: 10 },
    pictures: "welcome",
    guide: guideOf(
      "Hook, pain, turn, proof, ask: one spoken sentence each; the title is its core in at most six words.",
    ),
  },
  {
    name: "photo-story",
    label: "Photo story",
    hint: "Your photos, quietly, some as prints on paper, words as if typed. For founders and makers.",
    beats: { least: 2, usual: 5, most: 8 },
    pictures: "needed",
    guide: guideOf(
      "A founder's quiet story: one spoken sentence a picture, no shouting, the last without words of selling.",
    ),
  },
  {
    name: "split-proof",
    label: "Split proof",
    hint: "What people do above, your screen or product below, until the proof takes the whole picture.",
    beats: { least: 2, usual: 4, most: 8 },
    pictures: "welcome",
    guide: guideOf("Each line says what is done above and proved below; the third is the proof."),
  },
  {
    name: "countdown-list",
    label: "Countdown list",
    hint: "A number slams in, its clip follows, down to number one. For tips, mistakes and reasons.",
    beats: { least: 3, usual: 5, most: 7 },
    pictures: "welcome",
    guide: guideOf("The hook, then the points of a list counted down, the best last; titles of at most five words."),
  },
  {
    name: "stopwatch",
    label: "Stopwatch",
    hint: "The same task twice, the old way and yours, against a running clock. Put each time in the small text.",
    beats: { least: 3, usual: 4, most: 6 },
    pictures: "welcome",
    guide: guideOf("The same task the old way, then the new way; the title names the step, the last the difference."),
  },
] as const satisfies readonly Template[];
