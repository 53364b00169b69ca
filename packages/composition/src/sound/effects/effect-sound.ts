import type { EffectName } from "../../scene/audio-clip.ts";
import { SAMPLE_RATE, type Sound } from "../signal/sound.ts";
import { ding } from "./ding.ts";
import { slam } from "./slam.ts";
import { keyClick, pop, tickTock } from "./small-hits.ts";
import { recordStop, whoosh } from "./sweeps.ts";

/** The effects of docs/content.md#sound; none of them at more than one in two seconds, 20 dB down. */
const MAKERS: Record<Exclude<EffectName, "gap">, () => Float32Array[]> = {
  pop: () => [pop()],
  key: () => [keyClick()],
  tick: () => [tickTock()],
  slam,
  ding,
  whoosh,
  "record-stop": () => [recordStop()],
};

/** The highest sample of each effect, so that a gain of -20 dB means the same for all. */
const PEAK = 0.89;

/**
 * An effect synthesized here: no recording, no rights, the same samples every time. *gap* is silence: it stops the
 * beds.
 */
export function effectSound(name: EffectName): Sound {
  if (name === "gap") return { sampleRate: SAMPLE_RATE, channels: [new Float32Array(0)] };
  const channels = MAKERS[name]();
  const most = channels.reduce((top, channel) => channel.reduce((t, value) => Math.max(t, Math.abs(value)), top), 1e-9);
  return {
    sampleRate: SAMPLE_RATE,
    channels: channels.map((channel) => channel.map((value) => (value * PEAK) / most)),
  };
}
