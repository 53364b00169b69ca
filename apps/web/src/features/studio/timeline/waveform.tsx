import { decodeSound } from "@vignette/composition";
import { m } from "@vignette/messages";
import { useEffect, useState } from "react";
import { Lane } from "./lanes/lane.tsx";
import type { Lanes } from "./lanes/lanes.ts";
import { peaksOf } from "./peaks.ts";

type WaveformProps = { voice: NonNullable<Lanes["voice"]>; file: Blob | undefined; durationMs: number };

/** Bars of the waveform: about one per 3 px on a wide screen. */
const BARS = 320;

/** The loudness of the voice over its length. */
export function Waveform({ voice, file, durationMs }: WaveformProps) {
  const { startMs, endMs, trimMs } = voice;
  const peaks = usePeaks(file, trimMs, endMs - startMs);
  const bar = (peak: number, at: number) => `M${at + 0.5} ${50 - 46 * peak}V${50 + 46 * peak}`;
  return (
    <Lane name={m.timeline_voice()}>
      <svg
        aria-hidden
        viewBox={`0 0 ${BARS} 100`}
        preserveAspectRatio="none"
        className="absolute inset-y-0 h-full"
        style={{ left: `${(100 * startMs) / durationMs}%`, width: `${(100 * (endMs - startMs)) / durationMs}%` }}
      >
        <path d={peaks.map(bar).join("")} className="stroke-ink-3" strokeWidth="0.6" fill="none" />
      </svg>
    </Lane>
  );
}

function usePeaks(file: Blob | undefined, fromMs: number, lengthMs: number): number[] {
  const [peaks, setPeaks] = useState<number[]>([]);
  useEffect(() => {
    let isGone = false;
    // A voice that cannot be read leaves the row empty; playing names the reason.
    if (file) {
      decodeSound(file, { fromMs, toMs: fromMs + lengthMs })
        .then(({ channels: [first] }) => isGone || setPeaks(peaksOf(first ?? new Float32Array(), BARS)))
        .catch(() => undefined);
    }
    return () => {
      isGone = true;
    };
  }, [file, fromMs, lengthMs]);
  return peaks;
}
