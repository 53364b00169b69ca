import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { spokenWav } from "../../test/files/spoken-wav.ts";
import { rmsDb } from "../../test/files/tones.ts";
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

  it("takes a video without sound for a silent one", async () => {
    expect(await loadSound(...(await filmed("counted-av1.mp4")))).toBeNull();
  });
});
