import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { captionPages } from "../frame/caption-pages.ts";
import { type CaptionStyle, CaptionStyle as Styles } from "../scene/captions-clip.ts";
import { storyScene } from "./story-scene.ts";
import type { StoryBeat } from "./story-script.ts";

const word = constantFrom("a", "candle", "burns", "for", "sixty", "hours", "promise", "soy", "internationalisation");
const sentence = record({
  words: array(word, { minLength: 1, maxLength: 9 }),
  comma: integer({ min: 0, max: 8 }),
  mark: constantFrom(".", "!", "?", "…", ".”"),
}).map(({ words, comma, mark }) =>
  words.map((it, i) => (i === words.length - 1 ? it + mark : i === comma ? `${it},` : it)).join(" "),
);
const line = array(sentence, { minLength: 1, maxLength: 3 }).map((it) => it.join(" "));
const lines = array(line, { minLength: 1, maxLength: 5 });
const styles = constantFrom<CaptionStyle>(...Styles.options);

/** A story whose words are heard without punctuation, each beat's first one a little before the cut. */
function told(texts: readonly string[], pause: number, captions: CaptionStyle) {
  let now = 0;
  const words: { text: string; startMs: number; endMs: number }[] = [];
  const beats = texts.map((text): StoryBeat => {
    const startMs = now + 9;
    for (const token of text.split(" ")) {
      words.push({ text: token.replace(/[.,!?…”]/g, ""), startMs: now, endMs: now + 200 });
      now += 200 + pause;
    }
    return { role: "pain", line: text, overlay: null, imageId: null, startMs, endMs: now };
  });
  const common = { voiceId: null, musicId: null, brand: null };
  return storyScene({ beats, words, ...common, captions });
}

const captionsOf = (scene: ReturnType<typeof told>) =>
  scene.tracks.flatMap((track) => track.clips).filter((clip) => clip.kind === "captions");
const pagesOf = (scene: ReturnType<typeof told>) =>
  captionsOf(scene).flatMap((clip) => captionPages(clip).map((page) => page.words.map(({ text }) => text)));

describe("ux §6, law 4: caption pages", () => {
  it("never hold words of two sentences or two beats, whatever is said", () => {
    assert(
      property(lines, integer({ min: 0, max: 500 }), styles, (texts, pause, style) => {
        const scene = told(texts, pause, style);
        for (const page of pagesOf(scene)) {
          expect(page.slice(0, -1).filter((it) => /[.!?…]”?$/.test(it))).toEqual([]);
        }
        const perBeat = captionsOf(scene).map((clip) => clip.words.map(({ text }) => text).join(" "));
        expect(perBeat).toEqual(texts);
      }),
    );
  });

  it("show every word once, in order", () => {
    assert(
      property(lines, styles, (texts, style) => {
        expect(
          pagesOf(told(texts, 20, style))
            .flat()
            .join(" "),
        ).toBe(texts.join(" "));
      }),
    );
  });

  it("break at a comma where that fits, and leave no word alone", () => {
    const texts = ["Be honest, you learned to live with it."];
    expect(pagesOf(told(texts, 20, "active-box")).map((page) => page.join(" "))).toEqual([
      "Be honest,",
      "you learned to",
      "live with it.",
    ]);
    expect(pagesOf(told(["Four words on two."], 20, "active-box"))).toHaveLength(2);
  });
});

describe("spokenBeats", () => {
  it.each([
    ["Open 24/7. Call now.", "Open twenty-four seven call now", ["Open", "twenty-four seven.", "Call now."]],
    ["61 % is chicken – fresh.", "61 is chicken fresh", ["61 % is chicken –", "fresh."]],
  ])("spells %j as it is written where it was heard as %j", (line, heard, pages) => {
    const words = heard.split(" ").map((text, i) => ({ text, startMs: i * 220, endMs: i * 220 + 200 }));
    const beat = { role: "pain", line, overlay: null, imageId: null, startMs: 0, endMs: 2000 } as const;
    const silent = { voiceId: null, musicId: null, brand: null };
    const scene = storyScene({ beats: [beat], words, ...silent, captions: "active-box" });
    expect(pagesOf(scene).map((page) => page.join(" ").replaceAll("\u00A0", " "))).toEqual(pages);
  });
});
