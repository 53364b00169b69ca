import { guideOf } from "./guide-of.ts";
import type { Template } from "./template.ts";

/** A video as a customer or a founder films it. The first template is the one offered first. */
export const ugcVideoTemplates = [
  {
    name: "hook-then-demo",
    label: "Hook, then demo",
    hint: "A reaction with the hook typed over it, a hard cut to your product in use, a plain ask.",
    beats: { least: 2, usual: 3, most: 5 },
    pictures: "welcome",
    guide: guideOf("First the hook as somebody would say it, then what is seen in the demo, last one plain ask."),
  },
  {
    name: "green-screen",
    label: "Green screen",
    hint: "You in a corner, your page behind you, a circle around what you talk about. Film yourself first.",
    beats: { least: 2, usual: 4, most: 8 },
    pictures: "needed",
    guide: guideOf("Each line explains one thing that is seen behind the speaker; the title names it."),
  },
  {
    name: "talking-cutaways",
    label: "Talking, with cutaways",
    hint: "One take of you talking, cut away to what you talk about and back. Steps closer on words that matter.",
    beats: { least: 2, usual: 5, most: 10 },
    pictures: "needed",
    guide: guideOf("Lines as somebody speaks to a friend, every second one over pictures of what is said."),
  },
  {
    name: "pov-hands",
    label: "POV, hands only",
    hint: "Your hands at work with their own sound, a few notes by pen beside what they name.",
    beats: { least: 2, usual: 4, most: 5 },
    pictures: "needed",
    isSilent: true,
    guide: guideOf("Few handwritten titles of at most five words, each beside what the hands do; nothing is spoken."),
  },
  {
    name: "three-takes",
    label: "Three takes",
    hint: "One line said three ways, counted, then the product after a breath of silence.",
    beats: { least: 3, usual: 3, most: 4 },
    pictures: "welcome",
    guide: guideOf("The same line said three ways, the third ends on the product."),
  },
] as const satisfies readonly Template[];
