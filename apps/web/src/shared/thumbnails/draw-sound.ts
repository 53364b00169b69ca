/** Number of bars in the picture. Larger files, in bytes, are not decoded: the picture is not worth the cost. */
const BARS = 48;
const MAX_BYTES = 40 * 1024 * 1024;
/** Sample rate in Hz: enough to show the loudness, and cheap to decode. */
const RATE = 8000;
/** Bone and ink of the light theme. A thumbnail looks the same in both themes. */
const GROUND = "#e8e8de";
const INK = "#15180e";

/** Draws the loudness of a sound over time as bars, `side` px wide and high. Rejects if it cannot be decoded. */
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

/** The loudest sample of each of equally long parts. */
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
