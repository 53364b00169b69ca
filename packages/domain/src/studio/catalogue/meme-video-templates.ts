import type { Template } from "./template.ts";

/** A joke that moves. The first template is the one offered first. */
export const memeVideoTemplates = [
  {
    name: "boiled-drawing",
    label: "Boiled drawing",
    beats: { least: 2, usual: 2, most: 3 },
    pictures: "none",
    music: "walk",
  },
  {
    name: "freeze-and-name",
    label: "Freeze and name",
    beats: { least: 2, usual: 2, most: 3 },
    pictures: "welcome",
    needs: "shown",
    music: "tick",
  },
  {
    name: "escalation",
    label: "Escalation",
    beats: { least: 3, usual: 4, most: 4 },
    pictures: "welcome",
    music: "lift",
  },
  {
    name: "chat-play",
    label: "Chat",
    beats: { least: 3, usual: 6, most: 10 },
    pictures: "none",
    music: "low",
  },
] as const satisfies readonly Template[];
