import * as drums from "../synth/drums.ts";
import { MUTED, OPEN, pluck } from "../synth/pluck.ts";
import { bass, electricPiano, mallet, pad } from "../synth/tones.ts";
import type { Instrument } from "./score.ts";

/** How an instrument sounds. Drums have no pitch; `take` varies strokes of the same drum. */
type Player = {
  play: (hz: number, held: number, take: number) => Float32Array;
  pitched: boolean;
  /** Share that is sent to the reverb. */
  room: number;
  /** How far from the beat it is played, in ms. */
  loose: number;
};

export const PLAYERS: Record<Instrument, Player> = {
  keys: { play: electricPiano, pitched: true, room: 0.8, loose: 7 },
  pluck: { play: (hz, held) => pluck(hz, held, OPEN), pitched: true, room: 0.9, loose: 6 },
  muted: { play: (hz, held) => pluck(hz, held, MUTED), pitched: true, room: 0.7, loose: 5 },
  bass: { play: bass, pitched: true, room: 0.06, loose: 6 },
  pad: { play: pad, pitched: true, room: 1, loose: 12 },
  mallet: { play: mallet, pitched: true, room: 1.3, loose: 8 },
  kick: { play: drums.kick, pitched: false, room: 0.08, loose: 2 },
  rim: { play: drums.rim, pitched: false, room: 0.8, loose: 4 },
  "high-block": { play: () => drums.woodBlock(1240), pitched: false, room: 0.7, loose: 2 },
  "low-block": { play: () => drums.woodBlock(930), pitched: false, room: 0.7, loose: 2 },
  shaker: { play: (_hz, _held, take) => drums.shaker(11 + take), pitched: false, room: 0.35, loose: 5 },
  hat: { play: (_hz, _held, take) => drums.hat(31 + take), pitched: false, room: 0.35, loose: 4 },
  brush: { play: (_hz, _held, take) => drums.brush(51 + take), pitched: false, room: 0.5, loose: 6 },
  snap: { play: (_hz, _held, take) => drums.snap(71 + take), pitched: false, room: 0.9, loose: 4 },
};
