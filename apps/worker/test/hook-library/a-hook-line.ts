/** A line for the hook library, as the form sends it; to be completed with its project and its id or batch. */
export const aHookLine = {
  template: "What nobody tells you about [pain]",
  category: "curiosity",
  channel: "on-screen",
  formats: ["carousel-image"],
  tone: "calm",
  language: "en",
  genuine: false,
  like: "curiosity-1",
} as const;
