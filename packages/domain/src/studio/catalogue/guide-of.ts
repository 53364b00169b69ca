import type { TemplateGuide } from "./template-guide.ts";

/** A guide that says no more than what a piece is. */
export const guideOf = (idea: string): TemplateGuide => ({
  idea,
  hook: "title",
  first: { role: "hook", purpose: "Stops the scroll." },
  between: [{ role: "point", purpose: "One thought more." }],
  last: { role: "ask", purpose: "One plain ask." },
  fields: {
    line: { use: "empty", what: "", words: [0, 0] },
    title: { use: "shown", what: "What is written large.", words: [1, 12] },
    body: { use: "shown", what: "What is written smaller.", words: [0, 30] },
  },
  pictures: null,
  never: [],
});
