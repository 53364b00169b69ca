import { ugcVideoGuides as guides } from "./guides/ugc-video-guides.ts";
import type { Template } from "./template.ts";

/** A video as a customer or a founder films it. The first template is the one offered first. */
export const ugcVideoTemplates = [
  {
    name: "hook-then-demo",
    label: "Hook, then demo",
    hint: "A reaction with the hook typed over it, a hard cut to your product in use, a plain ask.",
    beats: { least: 2, usual: 3, most: 5 },
    pictures: "welcome",
    hasSpeaker: true,
    guide: guides["hook-then-demo"],
  },
  {
    name: "green-screen",
    label: "Green screen",
    hint: "You in a corner, your page behind you, a circle around what you talk about. Film yourself first.",
    beats: { least: 2, usual: 4, most: 8 },
    pictures: "needed",
    hasSpeaker: true,
    guide: guides["green-screen"],
  },
  {
    name: "talking-cutaways",
    label: "Talking, with cutaways",
    hint: "One take of you talking, cut away to what you talk about and back. Steps closer on words that matter.",
    beats: { least: 2, usual: 5, most: 10 },
    pictures: "needed",
    hasSpeaker: true,
    guide: guides["talking-cutaways"],
  },
  {
    name: "pov-hands",
    label: "POV, hands only",
    hint: "Your hands at work with their own sound, a few notes by pen beside what they name.",
    beats: { least: 2, usual: 4, most: 5 },
    pictures: "needed",
    isSilent: true,
    guide: guides["pov-hands"],
  },
  {
    name: "three-takes",
    label: "Three takes",
    hint: "One line said three ways, counted, then the product after a breath of silence.",
    beats: { least: 3, usual: 3, most: 4 },
    pictures: "welcome",
    hasSpeaker: true,
    guide: guides["three-takes"],
  },
] as const satisfies readonly Template[];
