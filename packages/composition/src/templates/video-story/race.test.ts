import { describe, expect, it } from "vitest";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { timedBeats } from "../videos/timed-beats.ts";
import { raceOf } from "./race.ts";

function race(...bodies: string[]) {
  const beats = bodies.map((body, i): StoryboardBeat => {
    const role = i === 0 ? "hook" : i === bodies.length - 1 ? "ask" : "point";
    return { id: `${i}`, role, title: `Beat ${i}`, line: "", body, media: null, holdMs: 3000 };
  });
  const storyboard: Storyboard = {
    ...{ kind: "video-story", template: "stopwatch", beats, voice: null },
    ...{ music: null, captions: null, brand: null, handle: "" },
  };
  return raceOf(timedBeats(storyboard));
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

  it("never shows a time that was not measured: without two times it is the clock of the video itself", () => {
    const { laps, saved } = race("", "fast", "3 min", "");
    expect(saved).toBeNull();
    expect(laps).toEqual([{ text: "9.0 s", startMs: 0, stopMs: 9000, endMs: 9000 }]);
  });

  it("stops where the story ends, and stays stopped beside its last words", () => {
    const [clock] = race("", "", "", "", "").laps;
    expect(clock).toMatchObject({ stopMs: 12_000, endMs: 12_000 });
    expect(race("", "").laps).toEqual([{ text: "6.0 s", startMs: 0, stopMs: 6000, endMs: 6000 }]);
  });

  it("stops the second time while there is still time to compare", () => {
    const [, second] = race("", "42 min", "3 min", "").laps;
    expect(second).toMatchObject({ startMs: 6000, stopMs: 7500, endMs: 9000 });
  });
});
