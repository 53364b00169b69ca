import { mixAudio } from "../../packages/composition/src/sound/mix-audio.ts";
import { musicBed } from "../../packages/composition/src/sound/music-bed.ts";
import { loudness } from "../../packages/composition/src/sound/signal/loudness.ts";
import type { Sound } from "../../packages/composition/src/sound/signal/sound.ts";
import { truePeak } from "../../packages/composition/src/sound/signal/true-peak.ts";

/**
 * How long the sound of a minute takes: `npm run bench:sound`. Processor time, because machines are shared; the second
 * run of each, when the code is warm. Ends with one line of JSON in ms.
 */
const MINUTE_MS = 60_000;

const voice = spoken(24_000);
const bed = musicBed("walk", MINUTE_MS);
const work = {
  bed: () => musicBed("walk", MINUTE_MS),
  tenMinutesOfBed: () => musicBed("walk", 10 * MINUTE_MS),
  mix: () => mixAudio({ voices: [{ sound: voice }], beds: [{ sound: bed }], durationMs: MINUTE_MS }),
};

const mixed = work.mix();
const times = Object.entries(work).map(([name, run]) => [name, secondRun(run)] as const);
for (const [name, ms] of times) console.log(`${name.padEnd(16)} ${String(ms).padStart(6)} ms`);
console.log(`${loudness(mixed).toFixed(2)} LUFS, ${truePeak(mixed).toFixed(2)} dBTP`);
console.log(JSON.stringify(Object.fromEntries(times)));

function secondRun(run: () => unknown): number {
  run();
  const before = process.cpuUsage();
  run();
  return Math.round(process.cpuUsage(before).user / 1000);
}

/** A minute of buzzing syllables with pauses between them. */
function spoken(sampleRate: number): Sound {
  const channel = new Float32Array((MINUTE_MS / 1000) * sampleRate).map((_, i) => {
    const s = i / sampleRate;
    const syllable = s % 0.25 < 0.18 ? Math.sin((Math.PI * (s % 0.25)) / 0.18) : 0;
    return 0.2 * syllable * (Math.sin(2 * Math.PI * 150 * s) + 0.5 * Math.sin(2 * Math.PI * 900 * s));
  });
  return { sampleRate, channels: [channel] };
}
