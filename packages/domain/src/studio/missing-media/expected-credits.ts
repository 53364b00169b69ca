import { creditPrices, presenterCredits } from "../../usage/index.ts";
import { isSpoken, templateOf } from "../catalogue/index.ts";
import type { Creation } from "../creation/creation.ts";
import { TAKE_MAX_MS } from "../presenters/presenter.ts";
import { spokenMs } from "../script/spoken-length.ts";
import { isPresented, missingMedia, spokenText } from "./fitting-media.ts";

/**
 * The credits to book for generating what a creation lacks. Without a script the template says how many pictures it
 * usually takes, and how long a presenter speaks; with one, its words or their recording do. A presenter's face may have to be drawn first.
 */
export function expectedCredits(creation: Pick<Creation, "kind" | "script" | "style" | "media">): number {
  const { kind, script, style } = creation;
  const { script: written, image, speech, "video-clip": clip, presenter } = creditPrices;
  if (!script) {
    const { beats, pictures } = templateOf(kind, style.template);
    return (
      written +
      (pictures === "none" ? 0 : beats.usual * image) +
      (isSpoken(kind) ? speech : 0) +
      (isPresented(creation) ? presenter + image : 0)
    );
  }
  const { images, clips, voice, take } = missingMedia(creation);
  return (
    images.length * image +
    clips.length * clip +
    (voice ? speech : 0) +
    (take ? takeCredits(take.voice?.durationMs ?? spokenMs(spokenText(script))) + image : 0)
  );
}

const takeCredits = (durationMs: number): number => presenterCredits(Math.min(durationMs, TAKE_MAX_MS));
