import type { Template } from "./template.ts";

/** A picture as a customer takes it. The first template is the one offered first. */
export const ugcImageTemplates = [
  {
    name: "sticky-note",
    label: "Sticky note",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
  },
  {
    name: "real-review",
    label: "Real review",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
    needs: "review",
  },
  {
    name: "before-after-split",
    label: "Before / after split",
    beats: { least: 2, usual: 2, most: 2 },
    pictures: "needed",
    isOnePicture: true,
    needs: "before",
  },
  {
    name: "screen-in-hand",
    label: "Screen on a phone",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "needed",
    needs: "screenshot",
  },
  {
    name: "receipt",
    label: "Receipt",
    beats: { least: 1, usual: 1, most: 3 },
    pictures: "welcome",
  },
] as const satisfies readonly Template[];
