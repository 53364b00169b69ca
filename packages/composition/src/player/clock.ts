import type { ExportJob } from "../export/in-worker.ts";
import type { Stereo } from "../sound/signal/sound.ts";
import { after } from "./after.ts";

/**
 * Time of a preview in ms. If there is sound, the sound card keeps the time, so that picture and voice stay in sync.
 */
export type Clock = {
  now(): number;
  set(ms: number): void;
  /** Mixes the sound the first time. Starts without sound if it cannot be mixed. */
  start(): Promise<void>;
  stop(): void;
  running(): boolean;
  /** Mixes anew at the next start. Stop it first. */
  forgetSound(): void;
  close(): void;
};

/** `onTrouble` is called with the reason if there is no sound. */
export function createClock(
  mix: () => ExportJob<Stereo | null>,
  onTrouble: (error: unknown) => void = () => {},
): Clock {
  let stoodAt = 0;
  let startedAt: number | null = null;
  let audio: { context: AudioContext; buffer: AudioBuffer } | null | undefined;
  let source: AudioBufferSourceNode | null = null;
  let job: ExportJob<Stereo | null> | null = null;

  const audible = () => audio?.context.state === "running";
  let heard = false;
  const tick = () => (audio && heard ? audio.context.currentTime * 1000 : performance.now());
  const now = () => (startedAt === null ? stoodAt : stoodAt + tick() - startedAt);
  const silence = () => {
    source?.stop();
    source = null;
  };
  const sound = () => {
    silence();
    if (!audio || !heard || stoodAt / 1000 >= audio.buffer.duration) return;
    source = new AudioBufferSourceNode(audio.context, { buffer: audio.buffer });
    source.connect(audio.context.destination);
    source.start(0, stoodAt / 1000);
  };
  const prepare = async () => {
    if (audio !== undefined) return;
    const mine = mix();
    job = mine;
    const stereo = await mine.promise.catch((error: unknown) => {
      if (job === mine) onTrouble(error);
      return null;
    });
    if (job === mine) audio = stereo && toBuffer(stereo);
  };

  const release = () => {
    job?.cancel();
    job = null;
    silence();
    void audio?.context.close();
    audio = undefined;
  };

  return {
    now,
    running: () => startedAt !== null,
    set: (ms) => {
      const running = startedAt !== null;
      stoodAt = ms;
      startedAt = running ? tick() : null;
      if (running) sound();
    },
    start: async () => {
      await prepare();
      // Before the first click on the page, resuming waits forever: then it plays without sound.
      if (audio) await Promise.race([audio.context.resume(), after(SOUND_WAIT_MS)]);
      if (startedAt !== null) return;
      heard = audible();
      startedAt = tick();
      sound();
    },
    stop: () => {
      stoodAt = now();
      startedAt = null;
      silence();
    },
    forgetSound: release,
    close: release,
  };
}

const SOUND_WAIT_MS = 300;

function toBuffer({ left, right, sampleRate }: Stereo): { context: AudioContext; buffer: AudioBuffer } {
  const context = new AudioContext({ sampleRate });
  const buffer = new AudioBuffer({ length: Math.max(1, left.length), numberOfChannels: 2, sampleRate });
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return { context, buffer };
}
