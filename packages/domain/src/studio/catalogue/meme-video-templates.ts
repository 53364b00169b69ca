import type { Template } from "./template.ts";

/** A joke that moves. The first template is the one offered first. */
export const memeVideoTemplates = [
  {
    name: "boiled-drawing",
    label: "Boiled drawing",
    hint: "One of our drawings, alive, with your setup above it; at the turn its face changes. Needs no pictures.",
    beats: { least: 2, usual: 2, most: 3 },
    pictures: "none",
    music: "walk",
  },
  {
    name: "freeze-and-name",
    label: "Freeze and name",
    hint: "Your clip freezes at its peak, loses its color, and a label appears. Put the peak in the middle.",
    beats: { least: 2, usual: 2, most: 3 },
    pictures: "welcome",
    music: "tick",
  },
  {
    name: "escalation",
    label: "Escalation",
    hint: "Two to five panels, each closer, louder and a tone higher. The last one is unhinged.",
    beats: { least: 3, usual: 4, most: 4 },
    pictures: "welcome",
    music: "lift",
  },
  {
    name: "chat-play",
    label: "Chat",
    hint: "A chat that plays out, message by message, in turns. Say “scripted” in the post.",
    beats: { least: 3, usual: 6, most: 10 },
    pictures: "none",
    music: "low",
  },
] as const satisfies readonly Template[];
