import { m } from "@vignette/messages";
/** `1 post`, `12 posts`. */
export const countOf = (count: number): string => m.calendar_posts({ count });
