import type { ExportJob } from "../export/start-export.ts";
import type { Stereo } from "../sound/sound.ts";

/** Time of a preview in ms. Where there is sound the sound card keeps it, so that picture and voice stay together. */
export type Clock = {
  now(): number;
  set(ms: number): void;
  /** Mixes the sound the first time. Begins without sound if it cannot be had. */
  start(): Promise<void>;
  stop(): void;
  running(): boolean;
  close(): void;
};

export function createClock(mix: () => ExportJob<Stereo | null>): Clock {
  let stoodAt = 0;
  let startedAt: number | null = null;
  let audio: { context: AudioContext; buffer: AudioBuffer } | null | undefined;
  let source: AudioBufferSourceNode | null = null;
  let job: ExportJob<Stereo | null> | null = null;

  const tick = () => (audio ? audio.context.currentTime * 1000 : performance.now());
  const now = () => (startedAt === null ? stoodAt : stoodAt + tick() - startedAt);
  const silence = () => {
    source?.stop();
    source = null;
  };
  const sound = () => {
    silence();
    if (!audio || stoodAt / 1000 >= audio.buffer.duration) return;
    source = new AudioBufferSourceNode(audio.context, { buffer: audio.buffer });
    source.connect(audio.context.destination);
    source.start(0, stoodAt / 1000);
  };
  const prepare = async () => {
    if (audio !== undefined) return;
    job = mix();
    const stereo = await job.promise.catch(() => null);
    audio = stereo && toBuffer(stereo);
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
      await audio?.context.resume();
      if (startedAt !== null) return;
      startedAt = tick();
      sound();
    },
    stop: () => {
      stoodAt = now();
      startedAt = null;
      silence();
    },
    close: () => {
      job?.cancel();
      silence();
      void audio?.context.close();
    },
  };
}

function toBuffer({ left, right, sampleRate }: Stereo): { context: AudioContext; buffer: AudioBuffer } {
  const context = new AudioContext({ sampleRate });
  const buffer = new AudioBuffer({ length: Math.max(1, left.length), numberOfChannels: 2, sampleRate });
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return { context, buffer };
}
