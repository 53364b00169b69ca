import { describe, expect, it } from "vitest";
import { type BeatMedia, type Scene, type Storyboard, storyboardScenes } from "../src/index.ts";
import { decodeSound } from "../src/media/decode-sound.ts";
import { registerDecoders } from "../src/node/codecs/register-decoders.ts";
import { renderMp4 } from "../src/node.ts";
import { loudness } from "../src/sound/signal/loudness.ts";
import { spokenWav } from "./files/spoken-wav.ts";
import { levelDb, stereoOf } from "./files/tones.ts";

/** The tone of `spokenWav`, in Hz. */
const TONE = 150;
const song = new Blob([spokenWav(1000)]);

/** A template's scene on a canvas so small that drawing it costs little. */
function sceneOf(kind: Storyboard["kind"], template: string, changes: Partial<Storyboard>): Scene {
  const beat = { line: "", body: "", media: null, holdMs: 1500 };
  const [scene] = storyboardScenes(
    {
      ...{ kind, template, voice: null, music: null, captions: null, brand: null, handle: "" },
      beats: [
        { ...beat, id: "1", role: "hook", title: "Look" },
        { ...beat, id: "2", role: "turn", title: "There" },
      ],
      ...changes,
    },
    "tiktok",
  );
  if (!scene) throw new Error(`no scene of ${template}`);
  return { ...scene, width: 72, height: 128 };
}

async function heard(file: Uint8Array<ArrayBuffer>) {
  await registerDecoders();
  return stereoOf(await decodeSound(file));
}

describe("the sound of an exported file", () => {
  it("is the user's own music to its end, and that of a clip at -20 LUFS where the look keeps natural sound", async () => {
    const filmed = sceneOf("video-story", "moving-type", { music: "song" });
    const file = await renderMp4(filmed, new Map([["song", song]]));
    const music = await heard(file);
    const last = Math.floor(filmed.durationMs / 1000) - 1;
    for (const second of [0, last])
      expect(levelDb(music.left, TONE, second * 1000, second * 1000 + 500)).toBeGreaterThan(-35);
    expect(Math.abs(loudness(music) + 14)).toBeLessThan(1);

    const media: BeatMedia = { kind: "video", src: "clip", trimMs: 0, durationMs: filmed.durationMs, hasSound: true };
    const beats = [{ id: "1", role: "hook" as const, title: "Look", line: "", body: "", media, holdMs: 1500 }];
    const pov = sceneOf("ugc-video", "pov-hands", { beats });
    const natural = await heard(await renderMp4(pov, new Map([["clip", new Blob([file])]])));
    expect(levelDb(natural.left, TONE, 0, 500)).toBeGreaterThan(-40);
    expect(Math.abs(loudness(natural) + 20)).toBeLessThan(1);
  });
});
