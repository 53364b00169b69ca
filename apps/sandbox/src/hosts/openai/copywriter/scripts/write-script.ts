import { captionFor } from "../caption.ts";
import { hashtagsFor } from "../hashtags.ts";
import { imagePromptFor } from "../image-prompt.ts";
import type { Lines } from "../lines/lines.ts";
import type { Voice } from "../voice.ts";
import { within, wordsIn } from "../words.ts";
import { carousel } from "./carousel.ts";
import type { Draft } from "./draft.ts";
import { meme } from "./meme.ts";
import { ugcImage } from "./ugc-image.ts";
import { ugcVideo } from "./ugc-video.ts";
import { videoStory } from "./video-story.ts";

export type Wanted = { kind: string; template: string; spoken: boolean; count: number };

/** The answer to a script task: beats, and what is posted under them. */
export function writeScript(voice: Voice, lines: Lines, wanted: Wanted) {
  return {
    beats: beatsFor(voice, lines, wanted),
    caption: captionFor(voice, lines, wanted),
    hashtags: hashtagsFor(voice, lines),
  };
}

function beatsFor(voice: Voice, lines: Lines, { kind, template, spoken, count }: Wanted) {
  return draftsFor(voice, lines, kind, template, count).map(({ role, line, title, body, scene }, at) => ({
    role,
    line: spoken ? lettersWithin(line, 300) : "",
    title: lettersWithin(title, 200),
    body: lettersWithin(body, 240),
    imagePrompt: scene === null ? "" : imagePromptFor(voice, scene, `${at}`),
  }));
}

function draftsFor(voice: Voice, lines: Lines, kind: string, template: string, count: number): Draft[] {
  switch (kind) {
    case "ugc-image":
      return ugcImage(voice, lines, template, count);
    case "meme-image":
    case "meme-video":
      return meme(voice, lines, template, count);
    case "ugc-video":
      return ugcVideo(voice, lines, template, count);
    case "video-story":
      return videoStory(voice, lines, template, count);
    default:
      return carousel(voice, lines, template, count);
  }
}

/** Cut at a word where somebody's words are longer than a field takes. Source: the schema of a script. */
function lettersWithin(text: string, most: number): string {
  if (text.length <= most) return text;
  for (let words = wordsIn(text).length - 1; words > 0; words--) {
    const kept = within(text, words);
    if (kept.length <= most) return kept;
  }
  return "";
}
