import { assert, property, uint8Array } from "fast-check";
import { describe, expect, it } from "vitest";
import { spokenWav } from "../../test/samples.ts";
import { decodeWav, WavError } from "./decode-wav.ts";

describe("decodeWav", () => {
  it("reads rate, length and level", () => {
    const sound = decodeWav(spokenWav(1000));
    expect([sound.sampleRate, sound.channels.length, sound.channels[0]?.length]).toEqual([24_000, 1, 24_000]);
    expect(sound.channels[0]?.reduce((most, value) => Math.max(most, value), 0)).toBeGreaterThan(0.3);
  });

  it("gives what there is of a truncated file", () => {
    expect(decodeWav(spokenWav(1000).subarray(0, 10_044)).channels[0]?.length).toBe(5000);
  });

  it("names what it cannot read, and never fails in another way", () => {
    expect(() => decodeWav(new Uint8Array(0))).toThrow("Not a WAV file.");
    const head = spokenWav(10);
    assert(
      property(uint8Array({ minLength: 0, maxLength: 120 }), (noise) => {
        try {
          decodeWav(new Uint8Array([...head.subarray(0, 16), ...noise]));
        } catch (error) {
          expect(error).toBeInstanceOf(WavError);
        }
      }),
    );
  });
});
