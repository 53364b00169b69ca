import { assert, property, uint8Array } from "fast-check";
import { describe, expect, it } from "vitest";
import { spokenWav } from "../../../test/files/spoken-wav.ts";
import { aWav } from "../../../test/files/wav.ts";
import { decodeWav } from "./decode-wav.ts";
import { SoundError } from "./sound-error.ts";

const reasonOf = (bytes: Uint8Array) => {
  try {
    return decodeWav(bytes).channels.length;
  } catch (error) {
    return error instanceof SoundError ? error.reason : error;
  }
};

describe("decodeWav", () => {
  it("reads rate, length and level", () => {
    const sound = decodeWav(spokenWav(1000));
    expect([sound.sampleRate, sound.channels.length, sound.channels[0]?.length]).toEqual([24_000, 1, 24_000]);
    expect(sound.channels[0]?.reduce((most, value) => Math.max(most, value), 0)).toBeGreaterThan(0.3);
  });

  it.each([
    ["int", 8, 1, 2],
    ["int", 16, 1, 4],
    ["int", 24, 2, 6],
    ["int", 32, 6, 8],
    ["float", 32, 2, 6],
    ["float", 64, 1, 6],
  ] as const)("reads %s of %d bits on %d channels, plain or extensible", (coding, bits, channels, digits) => {
    const wanted = Array.from({ length: channels }, (_, c) => [0, 0.5, -0.25, 0.125, -1 + c / 8]);
    for (const extensible of [false, true]) {
      const sound = decodeWav(aWav(wanted, { coding, bits, extensible }));
      expect(sound.channels).toHaveLength(channels);
      sound.channels.forEach((channel, c) => {
        channel.forEach((value, i) => {
          expect(value).toBeCloseTo(wanted[c]?.[i] ?? 9, digits - 1);
        });
      });
    }
  });

  it("gives what there is of a truncated file, and reads past notes before the samples", () => {
    expect(decodeWav(spokenWav(1000).subarray(0, 10_044)).channels[0]?.length).toBe(5000);
    const wav = spokenWav(10);
    const notes = new Uint8Array([...Buffer.from("LIST"), 3, 0, 0, 0, 1, 2, 3, 0]);
    const noted = new Uint8Array([...wav.subarray(0, 12), ...notes, ...wav.subarray(12)]);
    expect(decodeWav(noted)).toEqual(decodeWav(wav));
  });

  it("makes silence of what is no number", () => {
    const { channels } = decodeWav(aWav([[Number.NaN, Number.POSITIVE_INFINITY, 0.5]], { coding: "float", bits: 32 }));
    expect([...(channels[0] ?? [])]).toEqual([0, 16, 0.5]);
  });

  it.each([
    ["no bytes", new Uint8Array(0), "not-sound"],
    ["a picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array<number>(60).fill(7)]), "not-sound"],
    ["a header alone", spokenWav(0), "no-sound"],
    ["no samples at all", spokenWav(5).subarray(0, 36), "no-sound"],
    ["compressed samples", aWav([[0, 0]], { coding: "int", bits: 16, code: 2 }), "unsupported"],
    ["12 bits", aWav([[0, 0]], { coding: "int", bits: 16, writtenBits: 12 }), "unsupported"],
    ["no channels", aWav([[0, 0]], { coding: "int", bits: 16, writtenChannels: 0 }), "not-sound"],
    ["a rate of 0", aWav([[0, 0]], { coding: "int", bits: 16, sampleRate: 0 }), "not-sound"],
  ])("refuses %s with a reason", (_, bytes, reason) => {
    expect(reasonOf(bytes)).toBe(reason);
  });

  it("refuses eleven minutes", () => {
    expect(reasonOf(aWav([new Array<number>(661 * 4000).fill(0)], { coding: "int", bits: 8, sampleRate: 4000 }))).toBe(
      "too-long",
    );
  });

  it("never fails in another way, for any bytes", () => {
    const head = spokenWav(10);
    assert(
      property(uint8Array({ minLength: 0, maxLength: 120 }), (noise) => {
        try {
          decodeWav(new Uint8Array([...head.subarray(0, 16), ...noise]));
        } catch (error) {
          expect(error).toBeInstanceOf(SoundError);
        }
      }),
    );
  });
});
