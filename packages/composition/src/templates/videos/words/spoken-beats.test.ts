import { type CaptionStyle, CaptionStyle as Styles } from "@vignette/domain/studio/catalogue";
import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { captionPages } from "../../../frame/captions/caption-pages.ts";
import type { CaptionsClip, CaptionWord } from "../../../scene/captions-clip.ts";
import { type BeatLine, spokenBeats } from "./spoken-beats.ts";

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

/**
 * The captions of each beat, from a transcription without punctuation, each beat's first word a little before the cut.
 */
function told(texts: readonly string[], pause: number, style: CaptionStyle): CaptionsClip[] {
  let now = 0;
  const words: CaptionWord[] = [];
  const beats = texts.map((line): BeatLine => {
    const startMs = now + 9;
    for (const token of line.split(" ")) {
      words.push({ text: token.replace(/[.,!?…”]/g, ""), startMs: now, endMs: now + 200 });
      now += 200 + pause;
    }
    return { line, startMs };
  });
  return captionsOf(beats, words, style);
}

function captionsOf(beats: readonly BeatLine[], words: readonly CaptionWord[], style: CaptionStyle): CaptionsClip[] {
  const place = { startMs: 0, endMs: 60_000, box: { x: 65, y: 1010, w: 845, h: 190 }, accent: "accent" } as const;
  return spokenBeats(beats, words).map((spoken, i) => ({
    kind: "captions",
    id: `${i}`,
    ...place,
    words: spoken,
    style,
  }));
}

const pagesOf = (clips: readonly CaptionsClip[]) =>
  clips.flatMap((clip) => captionPages(clip).map((page) => page.words.map(({ text }) => text)));

describe("caption pages", () => {
  it("never hold words of two sentences or two beats, for any speech", () => {
    assert(
      property(lines, integer({ min: 0, max: 500 }), styles, (texts, pause, style) => {
        const clips = told(texts, pause, style);
        for (const page of pagesOf(clips)) {
          expect(page.slice(0, -1).filter((it) => /[.!?…]”?$/.test(it))).toEqual([]);
        }
        const perBeat = clips.map((clip) => clip.words.map(({ text }) => text).join(" "));
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
    const paged = (text: string, pause: number) => pagesOf(told([text], pause, "active-box")).map((it) => it.join(" "));
    expect(paged("Be honest with me, you learned to live with it.", 380)[0]).toBe("Be honest with me,");
    // Of a fast voice, two words alone would be gone before they are read.
    expect(paged("Be honest, you learned to live with it.", 20)).toEqual([
      "Be honest, you learned",
      "to live with it.",
    ]);
    expect(pagesOf(told(["Four words on one."], 140, "active-box"))).toHaveLength(1);
  });
});

describe("spokenBeats", () => {
  it.each([
    ["Open 24/7. Call now.", "Open twenty-four seven call now", ["Open twenty-four seven.", "Call now."]],
    ["61 % is chicken – fresh.", "61 is chicken fresh", ["61 % is chicken –", "fresh."]],
  ])("spells %j as it is written where it was heard as %j", (line, heard, pages) => {
    const words = heard.split(" ").map((text, i) => ({ text, startMs: i * 220, endMs: i * 220 + 200 }));
    const clips = captionsOf([{ line, startMs: 0 }], words, "active-box");
    expect(pagesOf(clips).map((page) => page.join(" ").replaceAll("\u00A0", " "))).toEqual(pages);
  });
});
