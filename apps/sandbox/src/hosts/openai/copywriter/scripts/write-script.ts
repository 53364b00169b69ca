import type { BeatSlot } from "../brief.ts";
import { captionFor } from "../caption.ts";
import { hashtagsFor } from "../hashtags.ts";
import { imagePromptFor, type PictureSubjects, shotFor } from "../image-prompt.ts";
import type { Phrasebook } from "../phrases/phrasebook.ts";
import type { BrandVoice } from "../voice.ts";
import { upperFirst, within, wordsIn } from "../words.ts";
import type { BeatDraft } from "./draft.ts";
import { ugcVideo } from "./films/ugc-video.ts";
import { videoStory } from "./films/video-story.ts";
import { drawing } from "./memes/drawing.ts";
import { meme } from "./memes/meme.ts";
import { photosFor } from "./photos-for.ts";
import { carousel } from "./stills/carousel.ts";
import { ugcImage } from "./stills/ugc-image.ts";

export type ScriptRequest = {
  kind: string;
  template: string;
  spoken: boolean;
  count: number;
  slots: readonly BeatSlot[];
  subjects: PictureSubjects;
};

/** The answer to a script task: beats, and what is posted under them. */
export function writeScript(voice: BrandVoice, book: Phrasebook, wanted: ScriptRequest) {
  const beats = beatsFor(voice, book, wanted);
  const told = beats.map(({ line, title, body }) => `${line} ${title} ${body}`).join(" ");
  return {
    imageStyle: wanted.subjects.style,
    beats,
    caption: captionFor(voice, book, { ...wanted, told }),
    hashtags: hashtagsFor(voice, book),
  };
}

export function beatsFor(voice: BrandVoice, book: Phrasebook, wanted: ScriptRequest) {
  const { spoken, subjects } = wanted;
  const drafts = titledOnce(known(voice, draftsFor(voice, book, wanted)));
  const photos = drafts.every(({ photo }) => photo !== undefined)
    ? drafts.map(({ photo = 0 }) => photo)
    : photosFor(voice, drafts);
  return drafts.map(({ role, line, title, body, scene, shows = title }, at) => ({
    role,
    line: spoken ? lettersWithin(line, 300) : "",
    title: lettersWithin(title, 200),
    body: lettersWithin(body, 240),
    imagePrompt:
      scene === null
        ? ""
        : imagePromptFor(voice, subjects, scene, `${at}`, {
            title: shows,
            body: scene === "pain" ? body || line : body,
          }),
    shot: shotFor(scene),
    ...(photos[at] !== undefined && { photo: photos[at] }),
  }));
}

/** Over a spoken line no title stands twice: without one the line is its own. */
const titledOnce = (drafts: readonly BeatDraft[]): BeatDraft[] =>
  drafts.map((it, at) => {
    const isAgain = it.line !== "" && drafts.slice(0, at).some(({ title }) => title === it.title);
    return isAgain ? { ...it, title: "" } : it;
  });

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

function draftsFor(voice: BrandVoice, book: Phrasebook, { kind, template, count, slots }: ScriptRequest): BeatDraft[] {
  switch (kind) {
    case "ugc-image":
      return ugcImage(voice, book, template, count);
    case "meme-image":
    case "meme-video":
      return slots.length > 0 ? drawing(voice, book, slots) : meme(voice, book, template, count);
    case "ugc-video":
      return ugcVideo(voice, book, template, count);
    case "video-story":
      return videoStory(voice, book, template, count);
    default:
      return carousel(voice, book, template, count);
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
