import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { spokenWav } from "../../test/files/spoken-wav.ts";
import { rmsDb } from "../../test/files/tones.ts";
import { aWav } from "../../test/files/wav.ts";
import { aStory } from "../../test/scenes/a-story.ts";
import { registerDecoders } from "../node/codecs/register-decoders.ts";
import { ExportError } from "../output/export-error.ts";
import type { Scene } from "../scene/scene.ts";
import { VideoClip } from "../scene/video-clip.ts";
import { loadSound } from "./load-sound.ts";

const told = (): Scene => aStory({ voiceId: "voice", bed: null });
const voice = new Blob([spokenWav(3000)]);

/** A scene that contains only a video of the fixtures, with its own sound. */
async function filmed(name: string): Promise<[Scene, Map<string, Blob>]> {
  const clip = VideoClip.parse({
    ...{ kind: "video", id: "v", startMs: 0, endMs: 2000, src: "clip", box: { x: 0, y: 0, w: 1080, h: 1920 } },
    ...{ fit: "cover", focus: { x: 0.5, y: 0.5 }, missing: "bg", trimMs: 500, speed: 1, atEnd: "hold" },
    sound: { gainDb: 0 },
  });
  const file = new Blob([await readFile(join(import.meta.dirname, "../../test/fixtures", name))]);
  return [{ ...told(), durationMs: 2000, tracks: [{ id: "one", clips: [clip] }] }, new Map([["clip", file]])];
}

/** A scene that shows a second of a recording from each of these times on, one after the other. */
function shownParts(file: Blob, fromMs: readonly number[], part = {}): [Scene, Map<string, Blob>] {
  const clips = fromMs.map((trimMs, at) =>
    VideoClip.parse({
      ...{ kind: "video", id: `v${at}`, startMs: at * 1000, endMs: at * 1000 + 1000, src: "clip", fit: "cover" },
      ...{ box: { x: 0, y: 0, w: 1080, h: 1920 }, focus: { x: 0.5, y: 0.5 }, missing: "bg", atEnd: "hold" },
      ...{ trimMs, speed: 1, sound: { gainDb: 0 }, ...part },
    }),
  );
  return [{ ...told(), durationMs: fromMs.length * 1000, tracks: [{ id: "one", clips }] }, new Map([["clip", file]])];
}

/** A WAV of twenty minutes, with a tone of one second in minute 19, that counts what is read of it. */
class LongRecording extends Blob {
  static readonly SPEECH_MS = 19 * 60_000;
  static readonly #BYTES_A_MS = 16;
  readonly #head: Uint8Array<ArrayBuffer>;
  readMs = 0;

  constructor() {
    const head = aWav([[0]], { coding: "int", bits: 16, sampleRate: 8000 }).slice(0, 44);
    super([head]);
    new DataView(head.buffer).setUint32(40, this.size - 44, true);
    this.#head = head;
  }

  override get size(): number {
    return 44 + 20 * 60_000 * LongRecording.#BYTES_A_MS;
  }

  override slice(start = 0, end = this.size): Blob {
    if (start === 0) return new Blob([this.#head]).slice(0, end);
    this.readMs += (end - start) / LongRecording.#BYTES_A_MS;
    const samples = Int16Array.from({ length: (end - start) / 2 }, (_, i) => {
      const ms = (start - 44) / LongRecording.#BYTES_A_MS + i / 8;
      const speaks = ms >= LongRecording.SPEECH_MS && ms < LongRecording.SPEECH_MS + 1000;
      return speaks ? 12_000 * Math.sin(i / 3) : 0;
    });
    return new Blob([samples]);
  }
}

describe("loadSound", () => {
  it("names the recording that is missing or broken, or does without it", async () => {
    const reasonOf = (media: Map<string, Blob>) =>
      loadSound(told(), media).catch((error: unknown) =>
        error instanceof ExportError ? `${error.reason} ${error.mediaId}` : error,
      );
    expect(await reasonOf(new Map())).toBe("media-missing voice");
    expect(await reasonOf(new Map([["voice", new Blob(["no sound"])]]))).toBe("media-unreadable voice");
    expect(await loadSound(told(), new Map(), "leave-out")).toBeNull();
    expect(await loadSound(told(), new Map([["voice", voice]]))).not.toBeNull();
  });

  it("reads a video's sound from where it is trimmed to", async () => {
    await registerDecoders();
    const sound = await loadSound(...(await filmed("counted.mp4")));
    expect(rmsDb(sound?.left, 100, 1900)).toBeGreaterThan(-30);
  });

  it("decodes two sentences of twenty minutes without what lies between, each at its own time", async () => {
    const file = new LongRecording();
    // The recording is silent but for one second in minute 19, which is shown first.
    const sound = await loadSound(...shownParts(file, [LongRecording.SPEECH_MS, 30_000]));
    expect(file.readMs).toBeLessThan(2500);
    expect(rmsDb(sound?.left, 100, 900)).toBeGreaterThan(-30);
    expect(rmsDb(sound?.left, 1100, 1900)).toBeLessThan(-60);
  });

  it("takes a video without sound for a silent one", async () => {
    expect(await loadSound(...(await filmed("counted-av1.mp4")))).toBeNull();
  });
});
