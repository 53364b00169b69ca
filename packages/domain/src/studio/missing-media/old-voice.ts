import type { CreationMedia } from "../creation/media.ts";
import type { Script } from "../script/script.ts";
import { isSpokenAs, type SpokenStyle, spokenText } from "./fitting-media.ts";

/**
 * In what the latest recording differs from what is to be heard: the words, the voice, or only its pace and tone. Null if
 * it does not differ, or there is none.
 */
export function oldVoice(
  media: readonly CreationMedia[],
  script: Pick<Script, "beats">,
  style: SpokenStyle,
): "words" | "voice" | "manner" | null {
  const latest = media.findLast((it) => it.kind === "voice");
  if (!latest) return null;
  if (latest.said !== spokenText(script)) return "words";
  if (latest.voice !== style.voice) return "voice";
  return isSpokenAs(latest, style) ? null : "manner";
}
