import { type Scene, storyScene } from "@vignette/composition";

const WORDS = "nobody tells you why candles tunnel it is the first burn that sets the memory".split(" ");
const ROLES = ["hook", "pain", "turn", "proof", "ask"] as const;

/** A story of five beats with pictures, an overlay each and a word every 300 ms. */
export function benchScene(seconds: number): Scene {
  const beatMs = (seconds * 1000) / ROLES.length;
  const words = Array.from({ length: Math.floor(seconds / 0.3) }, (_, i) => ({
    text: WORDS[i % WORDS.length] ?? "",
    startMs: i * 300,
    endMs: i * 300 + 260,
  }));
  const beats = ROLES.map((role, i) => ({
    role,
    line: "",
    overlay: "Why your candle *tunnels*",
    imageId: i % 2 === 0 ? "a" : "b",
    startMs: i * beatMs,
    endMs: (i + 1) * beatMs,
  }));
  return storyScene({ beats, words, voiceId: null, musicId: "walk", brand: null, captions: "active-box" });
}

/** A picture as a provider makes it, 1024×1536, with enough in it to keep an encoder busy. */
export function benchPhoto(hue: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(1024, 1536);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gave no canvas to draw on.");
  const ground = context.createLinearGradient(0, 0, 1024, 1536);
  ground.addColorStop(0, `hsl(${hue} 45% 62%)`);
  ground.addColorStop(1, `hsl(${hue + 40} 50% 18%)`);
  context.fillStyle = ground;
  context.fillRect(0, 0, 1024, 1536);
  for (let i = 0; i < 60; i++) {
    context.fillStyle = `hsl(${hue + i * 3} 50% ${30 + (i % 5) * 10}% / .5)`;
    context.beginPath();
    context.arc((i * 397) % 1024, (i * 631) % 1536, 30 + ((i * 17) % 120), 0, 7);
    context.fill();
  }
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
}
