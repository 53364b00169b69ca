import { describe, expect, it } from "vitest";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { timedBeats } from "../videos/words/timed-beats.ts";
import { raceOf } from "./race.ts";

const race = (...bodies: string[]) => raceOf(timedBeats(aStory(bodies)));

function aStory(bodies: readonly string[]): Storyboard {
  const beats = bodies.map((body, i): StoryboardBeat => {
    const role = i === 0 ? "hook" : i === bodies.length - 1 ? "ask" : "point";
    return { id: `${i}`, role, title: `Beat ${i}`, line: "", body, media: null, holdMs: 3000 };
  });
  return {
    ...{ kind: "video-story", template: "stopwatch", beats, voice: null },
    ...{ music: null, captions: null, brand: null, handle: "" },
  };
}

/** The laps of two beats whose words are said, one every 800 ms after 200 ms. */
function told(slow: string, slowLine: string, fast: string, fastLine: string) {
  const lines = ["Once", slowLine, fastLine, "And now"];
  const said = (line: string, at: number) =>
    line.split(" ").map((text, i) => ({ text, startMs: at * 3000 + 200 + i * 800, endMs: at * 3000 + 700 + i * 800 }));
  const beats = timedBeats(aStory(["", slow, fast, ""]));
  return raceOf(beats.map((it, at) => ({ ...it, said: said(lines[at] ?? "", at) }))).laps;
}

describe("the clock of a stopwatch", () => {
  it.each([
    ["42 min", "3 min", "−39 min"],
    ["42 minutes by hand", "1 minute", "−41 minutes"],
    ["2,5 h", "1,2 h", "−1.3 h"],
    ["12 Schritte", "2 Schritte", "−10 Schritte"],
  ])("says what lies between %s and %s", (slow, fast, saved) => {
    expect(race("", slow, fast, "").saved?.text).toBe(saved);
  });

  it.each([
    ["2 h", "3 min", "different units"],
    ["3 min", "42 min", "the second took longer"],
    ["3 min", "3 min", "there is no difference"],
  ])("compares nothing where it must not: %s and %s, %s", (slow, fast) => {
    expect(race("", slow, fast, "").saved).toBeNull();
    expect(race("", slow, fast, "").laps.map(({ text }) => text)).toEqual([slow, fast]);
  });

  it("never shows a time that was not measured: without two times it compares the two ways alone", () => {
    const { laps, saved, halves } = race("", "fast", "3 min", "");
    expect([laps, saved]).toEqual([[], null]);
    expect(halves).toMatchObject({ slow: { index: 1 }, fast: { index: 2 }, stopMs: 7500 });
  });

  it("compares nothing where there is only one way", () => {
    expect(race("", "3 min", "").halves).toBeNull();
    expect(race("", "42 min", "by hand", "3 min", "").laps).toEqual([]);
  });

  it("stops when the voice says the time, or has said all there is to do: it is never ahead of the voice", () => {
    const [slow, fast] = told(
      "25 Minuten",
      "Papierkram. 25 Minuten am Abend.",
      "90 Sekunden",
      "Stunden eintragen, abschicken.",
    );
    expect(slow).toMatchObject({ startMs: 3000, stopMs: 4000 });
    expect(fast).toMatchObject({ startMs: 6000, stopMs: 7800 });
  });

  it("stops the second time while there is still time to compare", () => {
    const [, second] = race("", "42 min", "3 min", "").laps;
    expect(second).toMatchObject({ startMs: 6000, stopMs: 7500, endMs: 9000 });
  });
});
