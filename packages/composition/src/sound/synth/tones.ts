import { SAMPLE_RATE } from "../signal/sound.ts";
import { sine, waveOf } from "./wave.ts";

/** Samples of one note of `hz`, held for `held` seconds; about from -1 to 1, silent at its end. */
export type SynthTone = (hz: number, held: number) => Float32Array;

/** Inaudible from here on: 66 dB down. */
const INAUDIBLE = 0.0005;

const overtones = waveOf([0, 1, 0.35, 0.12]);
const air = waveOf([1, 0.34, 0.14, 0.05]);
const glow = waveOf([0, 0.3, 0.24, 0.16, 0.1, 0.05]);

/** An electric piano: a struck bar whose brightness decays before its level, with the noise of the hammer. */
export const electricPiano: SynthTone = (hz, held) => {
  const decay = Math.min(2.2, 0.9 * Math.sqrt(440 / hz));
  const loud = envelope({ attack: 0.002, decay, held, release: 0.14 });
  const bright = falling(0.22);
  const tine = falling(0.04);
  return tone(loud, hz, (turns, i) => {
    const bend = (0.24 * bright(i) + 0.05) * sine(turns);
    return 0.92 * sine(turns + bend) + 0.08 * tine(i) * sine(turns * 9.02);
  });
};

/** A round bass: a sine with a bite that is gone after a fifth of a second. */
export const bass: SynthTone = (hz, held) => {
  const loud = envelope({ attack: 0.006, decay: 1.6, held, release: 0.05 });
  const bite = falling(0.16);
  return tone(loud, hz, (turns, i) => (sine(turns) + (0.22 + 0.6 * bite(i)) * overtones(turns)) / 1.4);
};

/** Bowed air: two dark voices and a bright one that swell against one another. */
export const pad: SynthTone = (hz, held) => {
  const loud = envelope({ attack: 0.55, decay: 30, held, release: 0.32 });
  return tone(loud, hz, (turns, i) => {
    const swell = sine(i / SAMPLE_RATE / 5.3 + hz / 97);
    return (air(turns) + air(turns * 1.0017 + 0.3) + (0.5 + 0.5 * swell) * glow(turns + 0.1 * swell)) / 2.6;
  });
};

/** A wooden bar under a soft mallet: its fourth and tenth partial die first. */
export const mallet: SynthTone = (hz, held) => {
  const decay = Math.min(0.7, 0.34 * Math.sqrt(523 / hz));
  const loud = envelope({ attack: 0.0015, decay, held: held + 2, release: 0.3 });
  const [second, third] = [falling(0.09), falling(0.025)];
  return tone(
    loud,
    hz,
    (turns, i) => 0.86 * sine(turns) + 0.16 * second(i) * sine(turns * 3.93) + 0.06 * third(i) * sine(turns * 9.2),
  );
};

type Envelope = { attack: number; decay: number; held: number; release: number };

/** A rise, a fall with a time constant while the note is held, and a quicker one after it; all in s. */
function envelope({ attack, decay, held, release }: Envelope): Float32Array {
  const whenLetGo = Math.exp(-held / decay);
  const ring = whenLetGo > INAUDIBLE ? release * Math.log(whenLetGo / INAUDIBLE) : 0;
  const length = Math.ceil(Math.min(held + ring, decay * -Math.log(INAUDIBLE)) * SAMPLE_RATE);
  const [rise, holds] = [attack * SAMPLE_RATE, held * SAMPLE_RATE];
  const [perHeld, perFree] = [Math.exp(-1 / (decay * SAMPLE_RATE)), Math.exp(-1 / (release * SAMPLE_RATE))];
  const out = new Float32Array(length);
  for (let i = 0, level = 1; i < length; i++) {
    level *= i < holds ? perHeld : perFree;
    out[i] = i < rise ? level * 0.5 * (1 - sine(0.25 + i / rise / 2)) : level;
  }
  return out;
}

/** From 1 toward 0 with a time constant in s, asked sample by sample. */
function falling(seconds: number): (i: number) => number {
  const keep = Math.exp(-1 / (seconds * SAMPLE_RATE));
  let level = 1;
  let at = 0;
  return (i) => {
    for (; at < i; at++) level *= keep;
    return level;
  };
}

function tone(loud: Float32Array, hz: number, wave: (turns: number, i: number) => number): Float32Array {
  const step = hz / SAMPLE_RATE;
  for (let i = 0; i < loud.length; i++) loud[i] = (loud[i] ?? 0) * wave(i * step, i);
  return loud;
}
