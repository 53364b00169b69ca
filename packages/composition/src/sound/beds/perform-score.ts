import { seededRandom } from "../../frame/drawing/seeded-random.ts";
import { SAMPLE_RATE, type Stereo, silence } from "../signal/sound.ts";
import { filter, filterAt } from "../synth/filter.ts";
import { reverb } from "../synth/reverb.ts";
import { PLAYERS } from "./instruments.ts";
import { BEATS_PER_BAR, type Note, type Score } from "./score.ts";

/** How much notes differ in strength, and how many different strokes a drum has. */
const UNEVEN = 0.12;
const TAKES = 4;
/** What rings beyond the end of a bar: the longest note, and the reverb after it. */
const TAIL_MS = 2600;
/** The last chord rings out fully. */
const HOME_MS = 6000;

/** Plays a score `semitones` higher. Each bar, the first beats of one, and the last chord are rendered on first use. */
export function performScore(
  score: Score,
  semitones: number,
): { bar: (index: number) => Stereo; begun: (index: number, beats: number) => Stereo; home: () => Stereo } {
  const barMs = (BEATS_PER_BAR * 60_000) / score.bpm;
  const sounds = new Map<string, Float32Array>();
  const bars = new Map<number, Stereo>();
  const played = (notes: readonly Note[], ms: number, seed: number) => {
    const [dry, wet] = [silence(ms), silence(ms)];
    const random = seededRandom(seed);
    for (const one of notes) play(dry, wet, one, score, semitones, random, sounds);
    return inRoom(dry, wet, score);
  };
  const bar = (index: number) => {
    const known = bars.get(index) ?? played(score.bars[index] ?? [], barMs + TAIL_MS, index + 1);
    bars.set(index, known);
    return known;
  };
  const begun = (index: number, beats: number) => {
    const notes = (score.bars[index] ?? []).filter(({ beat }) => beat < beats);
    return played(notes, (beats * 60_000) / score.bpm + TAIL_MS, index + 1);
  };
  return { bar, begun, home: () => played(score.home, HOME_MS, score.bars.length + 1) };
}

function play(
  dry: Stereo,
  wet: Stereo,
  note: Note,
  score: Score,
  semitones: number,
  random: () => number,
  sounds: Map<string, Float32Array>,
): void {
  const { room, loose } = PLAYERS[note.instrument];
  const late = (note.beat % 1 === 0.5 ? score.swing : 0) * (60 / score.bpm);
  const hand = ((random() + random() - 1) * loose) / 1000;
  const start = Math.round(Math.max(0, (note.beat * 60) / score.bpm + late + hand) * SAMPLE_RATE);
  const level = note.level * (1 + UNEVEN * (random() * 2 - 1));
  const sound = soundOf(note, score, semitones, Math.floor(random() * TAKES), sounds);
  const [l, r] = [Math.cos(((note.pan + 1) * Math.PI) / 4), Math.sin(((note.pan + 1) * Math.PI) / 4)];
  add(dry, sound, start, level * l, level * r);
  if (room > 0) add(wet, sound, start, level * l * room, level * r * room);
}

/** Equal notes sound equal, so each is rendered once. */
function soundOf(
  { instrument, pitch, length }: Note,
  score: Score,
  semitones: number,
  take: number,
  sounds: Map<string, Float32Array>,
): Float32Array {
  const { play, pitched } = PLAYERS[instrument];
  const key = pitched ? `${instrument} ${pitch} ${length}` : `${instrument} ${take}`;
  const known = sounds.get(key);
  if (known) return known;
  const hz = 440 * 2 ** ((pitch + semitones - 69) / 12);
  const made = play(hz, (length * 60) / score.bpm, take);
  sounds.set(key, made);
  return made;
}

function add(to: Stereo, sound: Float32Array, start: number, left: number, right: number): void {
  const length = Math.min(sound.length, to.left.length - start);
  for (let i = 0; i < length; i++) {
    const value = sound[i] ?? 0;
    to.left[start + i] = (to.left[start + i] ?? 0) + value * left;
    to.right[start + i] = (to.right[start + i] ?? 0) + value * right;
  }
}

/** The reverb is dark and has no low end, so that the bass stays clear. What still rings at the end is cut off. */
function inRoom(dry: Stereo, wet: Stereo, { room }: Score): Stereo {
  for (const channel of [wet.left, wet.right]) filter(channel, filterAt("high-pass", 180));
  const back = reverb(wet, room.seconds);
  finish(dry.left, back.left, room.level);
  finish(dry.right, back.right, room.level);
  return dry;
}

function finish(dry: Float32Array, back: Float32Array, level: number): void {
  const ending = dry.length - 0.4 * SAMPLE_RATE;
  for (let i = 0; i < dry.length; i++) {
    const value = (dry[i] ?? 0) + (back[i] ?? 0) * level;
    dry[i] = i < ending ? value : (value * (dry.length - i)) / (dry.length - ending);
  }
}
