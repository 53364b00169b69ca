import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { brandPalette, type Clip, Scene } from "@vignette/composition";

/** The composition that every measure renders: 10 s, 1080×1920 at 30 fps, 6 Mbit/s. */
const SECONDS = 10;
export const FRAMES = SECONDS * 30;
export const BITRATE = 6_000_000;
export const PRESET = "superfast";

const PHOTO = { width: 2400, height: 3200 };
const WORD_MS = 410;
const WORDS = (
  "nobody tells you why candles tunnel it is the very first burn that " +
  "sets the memory of the wax so burn it long enough"
)
  .split(" ")
  .map((text, i) => ({ text, startMs: i * WORD_MS, endMs: i * WORD_MS + 380 }));

export type Subject = { scene: string; photo: string; voice: string };

/** Writes photo, voice and scene into a folder. The same bytes every time. */
export async function writeSubject(folder: string): Promise<Subject> {
  await mkdir(folder, { recursive: true });
  const subject = {
    scene: join(folder, "scene.json"),
    photo: join(folder, "photo.jpg"),
    voice: join(folder, "voice.wav"),
  };
  await writeFile(subject.photo, grainyPhoto());
  await writeFile(subject.voice, voice());
  await writeFile(subject.scene, JSON.stringify(benchScene("image")));
  return subject;
}

/** A picture, or a video of the page's own size, under 24 words that pop in, and a voice. */
export function benchScene(ground: "image" | "video", seconds = SECONDS): Scene {
  const whole = { startMs: 0, endMs: seconds * 1000 };
  const words = WORDS.filter(({ endMs }) => endMs <= whole.endMs);
  const at = { x: 0.5, y: 0.5 };
  const box = { x: 0, y: 0, w: 1080, h: 1920 };
  const picture = { id: "ground", ...whole, box, fit: "cover", focus: at, missing: "ink" } as const;
  const kenBurns = { from: { scale: 1, focus: at }, to: { scale: 1.25, focus: at } };
  const clips: Clip[] = [
    ground === "image"
      ? { kind: "image", src: "photo", ...picture, kenBurns }
      : { kind: "video", src: "video", ...picture, trimMs: 0, speed: 1, atEnd: "hold", sound: null },
    { kind: "captions", id: "words", ...whole, words, style: "one-word", box: WORDS_BOX, accent: "accent" },
    {
      ...{ kind: "audio", id: "voice", ...whole, role: "voice", source: { src: "voice" } },
      ...{ gainDb: 0, fadeInMs: 0, fadeOutMs: 0 },
    },
  ];
  return Scene.parse({
    version: 2,
    width: 1080,
    height: 1920,
    frameRate: 30,
    durationMs: whole.endMs,
    background: "ink",
    palette: brandPalette(null),
    safeZone: "both",
    tracks: [{ id: "all", clips }],
  });
}

const WORDS_BOX = { x: 65, y: 1000, w: 845, h: 240 };

/** Gradients, shapes and fine grain, which is what costs an encoder its bits. */
function grainyPhoto(): Uint8Array {
  const { width, height } = PHOTO;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, "#e8b04a");
  ground.addColorStop(1, "#1c2f52");
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const chance = lcg(7);
  for (let i = 0; i < 160; i++) {
    context.fillStyle = `hsl(${Math.floor(chance() * 360)} 45% ${25 + Math.floor(chance() * 45)}% / .5)`;
    context.beginPath();
    context.arc(chance() * width, chance() * height, 20 + chance() * 220, 0, 7);
    context.fill();
  }
  const pixels = context.getImageData(0, 0, width, height);
  for (let i = 0; i < pixels.data.length; i += 4) {
    const grain = (chance() - 0.5) * 8;
    for (const c of [0, 1, 2]) pixels.data[i + c] = (pixels.data[i + c] ?? 0) + grain;
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toBuffer("image/jpeg", 92);
}

function lcg(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A mono WAV at 48 kHz with syllables of a buzzing tone, and pauses. */
function voice(): Uint8Array {
  const rate = 48_000;
  const count = SECONDS * rate;
  const wav = Buffer.alloc(44 + count * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + count * 2, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(count * 2, 40);
  for (let i = 0; i < count; i++) wav.writeInt16LE(Math.round(syllable(i / rate) * 20_000), 44 + i * 2);
  return wav;
}

/** 300 ms of tone in each word's time, then nothing. */
function syllable(second: number): number {
  const phase = second % (WORD_MS / 1000);
  if (phase > 0.3) return 0;
  const tone = Math.sin(2 * Math.PI * 140 * second) + 0.5 * Math.sin(2 * Math.PI * 1120 * second);
  return (tone / 1.5) * Math.sin((Math.PI * phase) / 0.3);
}
