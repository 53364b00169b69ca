import { describe, expect, it } from "vitest";
import { peakOf } from "../../../test/files/tones.ts";
import { EffectName } from "../../scene/audio-clip.ts";
import { effectSound } from "./effect-sound.ts";

const heard = EffectName.options.filter((name) => name !== "gap");

describe.each(heard)("the effect %s", (name) => {
  const { channels, sampleRate } = effectSound(name);

  it("is short, begins at once and ends in silence", () => {
    const seconds = (channels[0]?.length ?? 0) / sampleRate;
    expect(seconds).toBeGreaterThan(0.04);
    expect(seconds).toBeLessThan(2);
    for (const channel of channels) {
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.2);
      expect(peakOf(channel.subarray(-24))).toBeLessThan(0.03);
      expect(Math.abs(channel.reduce((sum, value) => sum + value, 0) / channel.length)).toBeLessThan(0.02);
    }
  });

  it("has the same highest sample as all, so that -20 dB means the same, and is the same every time", () => {
    expect(Math.max(...channels.map(peakOf))).toBeCloseTo(0.89, 3);
    expect(effectSound(name)).toEqual(effectSound(name));
  });
});

describe("effectSound", () => {
  it("has no sound for a gap", () => {
    expect(effectSound("gap").channels[0]?.length).toBe(0);
  });
});
