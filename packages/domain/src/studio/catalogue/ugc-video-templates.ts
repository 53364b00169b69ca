import type { Template } from "./template.ts";

/** A video as a customer or a founder films it. The first template is the one offered first. */
export const ugcVideoTemplates = [
  {
    name: "hook-then-demo",
    label: "Hook, then demo",
    beats: { least: 2, usual: 4, most: 5 },
    pictures: "welcome",
    hasSpeaker: true,
    captions: "boxed-lines",
    music: "walk",
  },
  {
    name: "green-screen",
    label: "Green screen",
    beats: { least: 2, usual: 4, most: 8 },
    pictures: "needed",
    hasSpeaker: true,
    captions: "active-box",
    music: "low",
    lists: true,
  },
  {
    name: "talking-cutaways",
    label: "Talking, with cutaways",
    beats: { least: 2, usual: 5, most: 10 },
    pictures: "needed",
    hasSpeaker: true,
    captions: "active-box",
    music: "low",
  },
  {
    name: "pov-hands",
    label: "POV, hands only",
    beats: { least: 2, usual: 5, most: 5 },
    pictures: "needed",
    needs: "hands",
    isSilent: true,
    music: "low",
  },
  {
    name: "three-takes",
    label: "Three takes",
    beats: { least: 3, usual: 4, most: 4 },
    pictures: "welcome",
    hasSpeaker: true,
    captions: "marker",
    music: "tick",
  },
] as const satisfies readonly Template[];
