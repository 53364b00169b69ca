let registered: Promise<void> | null = null;

/** Teaches mediabunny to decode video and sound in this process, by libavcodec. Once, however often it is called. */
export function registerDecoders(): Promise<void> {
  registered ??= Promise.all([import("mediabunny"), import("./video-decoder.ts"), import("./audio-decoder.ts")]).then(
    ([{ registerDecoder }, { VideoDecoder }, { SoundDecoder }]) => {
      registerDecoder(VideoDecoder);
      registerDecoder(SoundDecoder);
    },
  );
  return registered;
}
