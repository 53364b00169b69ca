import type { BeatSlot } from "../brief.ts";
import { captionFor } from "../caption.ts";
import { hashtagsFor } from "../hashtags.ts";
import { imagePromptFor, type PictureSubjects, shotFor } from "../image-prompt.ts";
import type { Lines } from "../lines/lines.ts";
import type { BrandVoice } from "../voice.ts";
import { upperFirst, within, wordsIn } from "../words.ts";
import { carousel } from "./carousel.ts";
import type { BeatDraft } from "./draft.ts";
import { drawing } from "./drawing.ts";
import { meme } from "./meme.ts";
import { ugcImage } from "./ugc-image.ts";
import { ugcVideo } from "./ugc-video.ts";
import { videoStory } from "./video-story.ts";

export type ScriptRequest = {
  kind: string;
  template: string;
  spoken: boolean;
  count: number;
  slots: readonly BeatSlot[];
  subjects: PictureSubjects;
};

/** The answer to a script task: beats, and what is posted under them. */
export function writeScript(voice: BrandVoice, lines: Lines, wanted: ScriptRequest) {
  return {
    imageStyle: wanted.subjects.style,
    beats: beatsFor(voice, lines, wanted),
    caption: captionFor(voice, lines, wanted),
    hashtags: hashtagsFor(voice, lines),
  };
}

export function beatsFor(voice: BrandVoice, lines: Lines, wanted: ScriptRequest) {
  const { spoken, subjects } = wanted;
  return known(voice, draftsFor(voice, lines, wanted)).map(({ role, line, title, body, scene }, at) => ({
    role,
    line: spoken ? lettersWithin(line, 300) : "",
    title: lettersWithin(title, 200),
    body: lettersWithin(body, 240),
    imagePrompt: scene === null ? "" : imagePromptFor(voice, subjects, scene, `${at}`),
    shot: shotFor(scene),
  }));
}

/** After a long common noun has been introduced, only its last word is used, up to the call to action. */
function known({ name, Name, nick }: BrandVoice, drafts: readonly BeatDraft[]): BeatDraft[] {
  if (nick === name) return [...drafts];
  const seen = { read: false, heard: false };
  const called = (text: string, sense: keyof typeof seen) =>
    text
      .replaceAll(name, (all) => later(sense, all, nick))
      .replaceAll(Name, (all) => later(sense, all, upperFirst(nick)));
  const later = (sense: keyof typeof seen, first: string, nickname: string) => {
    const told = seen[sense] ? nickname : first;
    seen[sense] = true;
    return told;
  };
  return drafts.map((it) =>
    it.role === "ask" || it.role === "hook"
      ? it
      : { ...it, title: called(it.title, "read"), body: called(it.body, "read"), line: called(it.line, "heard") },
  );
}

function draftsFor(voice: BrandVoice, lines: Lines, { kind, template, count, slots }: ScriptRequest): BeatDraft[] {
  switch (kind) {
    case "ugc-image":
      return ugcImage(voice, lines, template, count);
    case "meme-image":
    case "meme-video":
      return slots.length > 0 ? drawing(voice, lines, slots) : meme(voice, lines, template, count);
    case "ugc-video":
      return ugcVideo(voice, lines, template, count);
    case "video-story":
      return videoStory(voice, lines, template, count);
    default:
      return carousel(voice, lines, template, count);
  }
}

/** Cut at a word if a text of the brief is longer than its field. Source: the schema of a script. */
function lettersWithin(text: string, most: number): string {
  if (text.length <= most) return text;
  for (let words = wordsIn(text).length - 1; words > 0; words--) {
    const kept = within(text, words);
    if (kept.length <= most) return kept;
  }
  return "";
}
