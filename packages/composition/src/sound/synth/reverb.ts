import { SAMPLE_RATE, type Stereo } from "../signal/sound.ts";

/** The room is dark, so half the rate holds it, in half the time. */
const RATE = SAMPLE_RATE / 2;
/** Delays in samples at that rate, prime to one another: 24 to 60 ms. */
const LINES = [577, 661, 787, 887, 1031, 1153, 1297, 1447];
const BEFORE = Math.round(0.014 * RATE);
/** Share of the highs that is lost in each round. */
const DAMPING = 0.3;

/**
 * A small hall: the reverb of a sound, without the sound itself. Eight delay lines that feed one another (a feedback
 * delay network), darker with each round. `seconds` is the time until it is 60 dB down.
 */
export function reverb({ left, right, sampleRate }: Stereo, seconds: number): Stereo {
  const turn = network(seconds);
  const back = [new Float32Array(left.length), new Float32Array(right.length)] as const;
  const heard = new Float64Array(2);
  for (let i = 0; i + 1 < left.length; i += 2) {
    const from = i - 2 * BEFORE;
    turn(half(left, from), half(right, from), heard);
    doubled(back[0], i, heard[0] ?? 0);
    doubled(back[1], i, heard[1] ?? 0);
  }
  return { sampleRate, left: back[0], right: back[1] };
}

function half(samples: Float32Array, i: number): number {
  return i < 0 ? 0 : 0.5 * ((samples[i] ?? 0) + (samples[i + 1] ?? 0));
}

/** Writes a sample of half the rate as two, the first half way from the one before. */
function doubled(samples: Float32Array, i: number, value: number): void {
  samples[i] = 0.5 * ((samples[i - 1] ?? 0) + value);
  samples[i + 1] = value;
}

/** One step of all lines at a time: even lines take and give the left channel, odd ones the right. */
function network(seconds: number): (left: number, right: number, heard: Float64Array) => void {
  const size = LINES.length;
  const starts = LINES.map((_, n) => LINES.slice(0, n).reduce((sum, length) => sum + length, 0));
  const memory = new Float32Array(LINES.reduce((sum, length) => sum + length, 0));
  const at = Int32Array.from(starts);
  const ends = Int32Array.from(LINES, (length, n) => (starts[n] ?? 0) + length);
  const keep = Float64Array.from(LINES, (length) => 10 ** ((-3 * length) / (seconds * RATE)));
  const [dark, outs] = [new Float64Array(size), new Float64Array(size)];
  return (left, right, heard) => {
    let sum = 0;
    for (let n = 0; n < size; n++) {
      const kept = (dark[n] ?? 0) * DAMPING + (memory[at[n] ?? 0] ?? 0) * (1 - DAMPING);
      dark[n] = kept;
      outs[n] = kept * (keep[n] ?? 0);
      sum += outs[n] ?? 0;
    }
    heard.fill(0);
    for (let n = 0; n < size; n++) {
      const back = (outs[n] ?? 0) - (2 / size) * sum;
      const place = at[n] ?? 0;
      memory[place] = back + (n & 1 ? right : left);
      at[n] = place + 1 === ends[n] ? (starts[n] ?? 0) : place + 1;
      heard[n & 1] = (heard[n & 1] ?? 0) + (n & 2 ? -back : back);
    }
  };
}
