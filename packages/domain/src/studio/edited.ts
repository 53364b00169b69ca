import { Refusal } from "../kernel/index.ts";
import type { Creation, CreationMedia } from "./creation.ts";
import { looks } from "./creation.ts";
import type { CarouselScript, StoryScript } from "./script.ts";

type Script = CarouselScript | StoryScript;

export const wrongScript = () =>
  new Refusal("invalid", "studio.wrong-script", "These words do not fit this kind of content.", "script");
export const unknownLook = () =>
  new Refusal("invalid", "studio.unknown-look", "This kind of content has no such look.", "look");

/** Whether words can be edited to this: the script's kind fits and the look exists. */
export function refuseEdit(creation: Creation, script: Script, look: string): Refusal | null {
  if ("slides" in script !== (creation.kind === "carousel-image")) return wrongScript();
  return (looks[creation.kind] as readonly string[]).includes(look) ? null : unknownLook();
}

/**
 * The media that still fit after an edit. A picture follows its prompt, wherever the slide went;
 * a voice lasts as long as every spoken line is the same.
 */
export function keptMedia(creation: Creation, script: Script): CreationMedia[] {
  if (!creation.script) return [];
  const before = promptsOf(creation.script);
  const pictures = promptsOf(script).flatMap((prompt, index) => {
    const from = before[index] === prompt ? index : before.indexOf(prompt);
    const picture = creation.media.find((it) => it.kind === "image" && it.index === from);
    return picture ? [{ ...picture, index }] : [];
  });
  const sameWords = spokenText(creation.script) === spokenText(script);
  return [...pictures, ...creation.media.filter((it) => it.kind === "voice" && sameWords)];
}

/** What a story's voice says; empty for a carousel. */
export function spokenText(script: Script): string {
  return "beats" in script ? script.beats.map((beat) => beat.line).join(" ") : "";
}

function promptsOf(script: Script): string[] {
  return ("slides" in script ? script.slides : script.beats).map((it) => it.imagePrompt);
}
