import type { Template } from "./template.ts";

/** A picture as a customer takes it. The first template is the one offered first. */
export const ugcImageTemplates = [
  {
    name: "sticky-note",
    label: "Sticky note",
    hint: "Your photo with a handwritten sticky note on it. For one plain sentence.",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
  },
  {
    name: "real-review",
    label: "Real review",
    hint: "A real customer review on your photo. Add their first name in the small line.",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
    needs: "review",
  },
  {
    name: "before-after-split",
    label: "Before / after split",
    hint: "Two photos side by side and the one fact between them.",
    beats: { least: 2, usual: 2, most: 2 },
    pictures: "needed",
    isOnePicture: true,
  },
  {
    name: "screen-in-hand",
    label: "Screen in hand",
    hint: "Your app or page on a phone in a hand. For anything that lives on a screen.",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "needed",
    needs: "screenshot",
  },
  {
    name: "receipt",
    label: "Receipt",
    hint: "Your own numbers as a receipt. Each line of the small text is a thing, a colon and its figure; the last is the sum.",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
  },
] as const satisfies readonly Template[];
