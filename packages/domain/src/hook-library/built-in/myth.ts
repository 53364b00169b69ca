import { hooksOf } from "./hooks-of.ts";

export const mythHooks = hooksOf({
  category: "myth",
  channel: "slide-1",
  formats: ["carousel-image", "video-story"],
  tone: "serious",
  lines: {
    "myth-1": "[belief]: half true. The other half matters",
    "myth-2": "3 myths about [topic] that keep [pain] alive",
    "myth-3": "You were told [belief]. Look closer",
    "myth-4": "Myth: [outcome] takes talent",
    "myth-5": "The oldest myth about [topic]",
    "myth-6": "[common-advice] sounds right. It is not",
    "myth-7": "What [audience] believe about [pain], and what is true",
    "myth-8": "No, [pain] is not just how it is",
  },
});
