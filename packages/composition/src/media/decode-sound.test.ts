import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { spokenWav } from "../../test/files/spoken-wav.ts";
import { rmsDb } from "../../test/files/tones.ts";
import { aWav } from "../../test/files/wav.ts";
import { registerDecoders } from "../node/codecs/register-decoders.ts";
import { SoundError } from "../sound/wav/sound-error.ts";
import { decodeSound } from "./decode-sound.ts";

const fixture = async (name: string) =>
  new Blob([await readFile(join(import.meta.dirname, "../../test/fixtures", name))]);

const reasonOf = (blob: Blob) =>
  decodeSound(blob).then(
    () => "decoded",
    (error: unknown) => (error instanceof SoundError ? error.reason : error),
  );

/** A file that is as large as it says, and fails the test when more than its head is read. */
class HugeFile extends Blob {
  readonly #size: number;

  constructor(head: Uint8Array<ArrayBuffer>, size: number) {
    super([head]);
    this.#size = size;
  }

  override get size(): number {
    return this.#size;
  }

  override slice(start = 0, end = this.#size): Blob {
    if (end > 20_000_000) throw new Error("read beyond the head");
    return super.slice(start, end);
  }
}

beforeAll(registerDecoders);

describe("decodeSound", () => {
  it("reads WAV from bytes and from a file, and of a file only the part that is wanted", async () => {
    const wav = spokenWav(2000);
    const [all, same] = [await decodeSound(wav), await decodeSound(new Blob([wav]))];
    expect(same.channels).toEqual(all.channels);
    const part = await decodeSound(new Blob([wav]), { fromMs: 500, toMs: 750 });
    expect(part).toMatchObject({ sampleRate: 24_000, fromMs: 500 });
    expect(part.channels[0]).toEqual(all.channels[0]?.slice(12_000, 18_000));
    expect((await decodeSound(new Blob([wav]), { fromMs: 9000, toMs: 9500 })).channels[0]?.length).toBe(0);
  });

  it("refuses a recording of four hours before it reads it", async () => {
    const head = aWav([[0], [0]], { coding: "int", bits: 16 });
    const bytes = 4 * 3600 * 48_000 * 4;
    new DataView(head.buffer).setUint32(40, bytes, true);
    expect(await reasonOf(new HugeFile(head, bytes + 44))).toBe("too-long");
  });

  it("refuses an MP4 of four hours before it decodes it", async () => {
    const bytes = new Uint8Array(await (await fixture("sound-only.mp4")).arrayBuffer());
    const header = Buffer.from(bytes).indexOf("mdhd");
    const view = new DataView(bytes.buffer);
    view.setUint32(header + 20, view.getUint32(header + 16) * 4 * 3600);
    expect(await reasonOf(new Blob([bytes]))).toBe("too-long");
  });

  it("refuses what would not fit into memory", async () => {
    const head = aWav(
      Array.from({ length: 8 }, () => [0]),
      { coding: "int", bits: 16, sampleRate: 192_000 },
    );
    const bytes = 500 * 192_000 * 16;
    new DataView(head.buffer).setUint32(40, bytes, true);
    expect(await reasonOf(new HugeFile(head, bytes + 44))).toBe("too-large");
  });

  it("reads AAC in MP4, and the part of it that is wanted", async () => {
    const file = await fixture("sound-only.mp4");
    const all = await decodeSound(file);
    const seconds = (all.channels[0]?.length ?? 0) / all.sampleRate;
    expect(seconds).toBeGreaterThan(0.5);
    expect(rmsDb(all.channels[0], 100, 400)).toBeGreaterThan(-40);
    const part = await decodeSound(file, { fromMs: 300, toMs: 400 });
    expect(part.fromMs).toBeLessThanOrEqual(300);
    expect((part.channels[0]?.length ?? 0) / part.sampleRate).toBeLessThan(0.2);
  });

  it.each([
    ["no bytes", async () => new Blob([]), "not-sound"],
    ["a text", async () => new Blob(["This is not a recording, it only pretends to be."]), "not-sound"],
    ["noise under the name of an MP3", async () => new Blob(["ID3", new Uint8Array(4000).fill(37)]), "not-sound"],
    ["a video without sound", () => fixture("counted-av1.mp4"), "no-sound"],
    ["the beginning of a file", async () => (await fixture("sound-only.mp4")).slice(0, 900), "no-sound"],
  ])("refuses %s with a reason", async (_, make, reason) => {
    expect(await reasonOf(await make())).toBe(reason);
  });
});
