/** How a hook opens. Source: docs/content.md#hooks. */
export const hookCategories = [
  "curiosity",
  "contrarian",
  "confession",
  "call-out",
  "before-after",
  "experiment",
  "list",
  "mistake-cost",
  "how-to-without",
  "demo-first",
  "pov",
  "comparison",
  "social-proof",
  "question",
  "objection",
  "myth",
  "insider",
  "challenge",
  "reaction",
  "reply",
  "anti-ad",
  "countdown",
] as const;
export type HookCategory = (typeof hookCategories)[number];

/** The six kinds of content that a hook can open; the asset types of spec §3. */
export const hookFormats = [
  "video-story",
  "ugc-video",
  "meme-video",
  "meme-image",
  "ugc-image",
  "carousel-image",
] as const;
export type HookFormat = (typeof hookFormats)[number];

/** Where a hook is met first: heard, on the picture, on the first slide, or in the caption. */
export const hookChannels = ["spoken", "on-screen", "slide-1", "caption"] as const;
export type HookChannel = (typeof hookChannels)[number];

/** How a hook sounds. */
export const hookTones = [
  "bold",
  "calm",
  "curious",
  "direct",
  "dry",
  "friendly",
  "funny",
  "helpful",
  "honest",
  "plain",
  "playful",
  "serious",
] as const;
export type HookTone = (typeof hookTones)[number];

/** An opening line with typed placeholders in square brackets. */
export type Hook = {
  id: string;
  category: HookCategory;
  template: string;
  channel: HookChannel;
  formats: readonly HookFormat[];
  tone: HookTone;
  /** A language code such as `en` or `de-AT`. */
  language: string;
  /** Claims something lived through: for a real person's mouth, never for an invented one. */
  genuine: boolean;
};
