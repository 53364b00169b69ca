import type { SceneInput } from "@vignette/content";
import { newBeat } from "@vignette/domain/studio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BeatCardProps } from "./beat-card-props.ts";
import { BeatHead } from "./beat-head.tsx";

const WORDS = "How to get an evening that feels like one";

/** The head of the first of two beats, a hook. */
function headOf(kind: SceneInput["kind"]): string {
  const beat = newBeat("one", { role: "hook", title: WORDS, body: "PS: thanks to the slow-burn soy candle, €24" });
  const props = { kind, beat, index: 0, count: 2, startMs: null, isRewriting: false } as BeatCardProps;
  return renderToStaticMarkup(<BeatHead {...props} place="slide 1" />);
}

it("asks for few words of a carousel's hook slide only, which is read while scrolling", () => {
  expect(headOf("carousel-image")).toContain("17 of 12 words");
  expect(headOf("ugc-image")).toContain("17 of 22 words");
});
