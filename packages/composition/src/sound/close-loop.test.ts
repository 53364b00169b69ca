import { describe, expect, it } from "vitest";
import { rmsDb, stereoOf, tone } from "../../test/files/tones.ts";
import { closeLoop } from "./close-loop.ts";
import { fromDb } from "./signal/sound.ts";

/** Four seconds of which the last is `db` louder, after `closeLoop`: how much louder it is than the first. */
function stepAfter(db: number, durationMs = 4000): number {
  const { channels } = tone(500, 0.2, durationMs);
  const channel = channels.map((it) => it.map((v, i) => (i < (durationMs - 1000) * 48 ? v : v * fromDb(db))));
  const sound = stereoOf({ sampleRate: 48_000, channels: channel.flatMap((it) => [it, it.slice()]) });
  closeLoop(sound);
  return rmsDb(sound.left, durationMs - 1000, durationMs) - rmsDb(sound.left, 0, 1000);
}

describe("the end of a sound that begins again", () => {
  it.each([5, -5, 18])("comes within 3 dB of its beginning from %d dB", (db) => {
    expect(Math.abs(stepAfter(db))).toBeLessThan(3);
  });

  it("stays as it is where it is near, and nearly silent where it is silent", () => {
    expect(stepAfter(1.5)).toBeCloseTo(1.5, 1);
    expect(stepAfter(-40)).toBeLessThan(-28);
  });

  it("is left alone in less than three seconds", () => expect(stepAfter(-5, 2500)).toBeCloseTo(-5, 1));
});
