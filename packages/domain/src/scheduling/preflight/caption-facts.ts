import { cutToUtf16Units, utf16Units } from "../../kernel/index.ts";
import { type Platform, rulesOf } from "../../social-accounts/index.ts";

/** How much of a platform's limits a caption uses. Lengths are UTF-16 units: see `utf16Units` for what each platform says. */
export type CaptionFacts = {
  length: number;
  max: number;
  hashtags: number;
  maxHashtags: number | null;
  mentions: number;
  maxMentions: number | null;
};

/** Source: docs/platforms/tiktok.md#video-post, #photo-post; docs/platforms/instagram.md#containers. */
export function captionFacts(platform: Platform, media: "video" | "photos", caption: string): CaptionFacts {
  const { max, maxForPhotos, maxHashtags, maxMentions } = rulesOf(platform).caption;
  return {
    length: utf16Units(caption),
    max: media === "photos" ? maxForPhotos : max,
    hashtags: hashtagsOf(caption).length,
    maxHashtags,
    mentions: mentionsOf(caption).length,
    maxMentions,
  };
}

/** The hashtags anywhere in a text, in order, with their #: `#candles`. */
export const hashtagsOf = (text: string): string[] => text.match(/#[\p{L}\p{N}_]+/gu) ?? [];
/** `@acme`, but not an e-mail address. */
const mentionsOf = (text: string): string[] => text.match(/(?<![\p{L}\p{N}_.])@[\w.]+/gu) ?? [];

/** The caption without the hashtags that follow the first `most`. */
export function withFewerHashtags(caption: string, most: number): string {
  let seen = 0;
  const kept = caption.replace(/[ \t]?#[\p{L}\p{N}_]+/gu, (tag) => {
    seen += 1;
    return seen <= most ? tag : "";
  });
  return kept.trimEnd();
}

/** The caption cut to its limit, at the end of a word if one is near. */
export function cutTo(text: string, max: number): string {
  if (utf16Units(text) <= max) return text;
  const cut = cutToUtf16Units(text, max);
  const space = cut.search(/\s\S*$/);
  return (space > max * 0.8 ? cut.slice(0, space) : cut).trimEnd();
}
