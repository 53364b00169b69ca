/** Bars of the picture; what a sound above this many bytes would cost to decode is not worth a small picture. */
const BARS = 48;
const MAX_BYTES = 40 * 1024 * 1024;
/** Hz: enough to see how loud it is, and little to decode. */
const RATE = 8000;
/** Bone and ink, as in the palette's light theme: a thumbnail has one look. */
const GROUND = "#e8e8de";
const INK = "#15180e";

/** How loud a sound is from beginning to end, as bars. */
export async function drawSound(file: Blob, side: number): Promise<HTMLCanvasElement> {
  if (file.size > MAX_BYTES) throw new Error("Too long to draw.");
  const sound = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await file.arrayBuffer());
  const levels = levelsOf(sound.getChannelData(0));
  const loudest = Math.max(...levels, 1e-4);
  const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(side * 0.8), height: side });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK;
  const step = canvas.width / (BARS + 8);
  for (const [index, level] of levels.entries()) {
    const height = Math.max(2, (level / loudest) * side * 0.5);
    context.fillRect((index + 4) * step, (side - height) / 2, step * 0.55, height);
  }
  return canvas;
}

/** The loudest sample of each of equal spans. */
function levelsOf(samples: Float32Array): number[] {
  const span = Math.max(1, Math.floor(samples.length / BARS));
  return Array.from({ length: BARS }, (_, bar) => {
    let level = 0;
    for (let at = bar * span; at < Math.min(samples.length, (bar + 1) * span); at += 1) {
      level = Math.max(level, Math.abs(samples[at] ?? 0));
    }
    return level;
  });
}
