import type { Role } from "../faces/family-chain.ts";
import { CAPTION_LOOKS } from "../frame/captions/caption-looks.ts";
import { faceOf } from "../frame/primitives/stage.ts";
import type { Clip, Scene } from "../scene/scene.ts";
import { cleanText } from "../text/clean-text.ts";
import { lettersOf } from "../text/letters.ts";

/** The letters that a face must provide. */
export type WantedLetters = { role: Role; letters: ReadonlySet<string> };

/** What drawing itself may add to any text: an ellipsis where it is cut, a hyphen, the digits of a running number. */
const ALWAYS = "…-0123456789.,";

/** The letters of a scene by face. Native is always among them, as the fallback of the others. */
export function wantedLetters(scene: Pick<Scene, "tracks" | "fonts">): WantedLetters[] {
  const texts = new Map<string, { role: Role; text: string[] }>([["native", { role: NATIVE, text: [ALWAYS] }]]);
  for (const clip of scene.tracks.flatMap((track) => track.clips)) {
    for (const { role, text } of textsOf(clip, scene)) {
      const key = `${role.face} ${role.italic}`;
      const known = texts.get(key) ?? { role, text: [ALWAYS] };
      known.text.push(text);
      texts.set(key, known);
    }
  }
  return Array.from(texts.values(), ({ role, text }) => ({ role, letters: new Set(lettersOf(text.join(" "))) }));
}

const NATIVE: Role = { face: "native", italic: false };

function textsOf(clip: Clip, scene: Pick<Scene, "fonts">): { role: Role; text: string }[] {
  if (clip.kind === "captions") {
    const { face, caps } = CAPTION_LOOKS[clip.style];
    const text = clip.words.map((word) => word.text).join(" ");
    return [{ role: { face, italic: false }, text: cleanText(caps ? text.toUpperCase() : text) }];
  }
  if (clip.kind !== "text") return [];
  const face = faceOf(scene, clip.face);
  const text = cleanText(clip.caps ? clip.text.toUpperCase() : clip.text);
  const upright = { role: { face, italic: false }, text };
  return clip.emphasis?.style === "italic" ? [upright, { role: { face, italic: true }, text }] : [upright];
}
