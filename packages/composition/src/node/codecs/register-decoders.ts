let registered: Promise<void> | null = null;

/** Registers decoders of libavcodec for video and sound with mediabunny in this process. Repeated calls do nothing. */
export function registerDecoders(): Promise<void> {
  registered ??= Promise.all([import("mediabunny"), import("./video-decoder.ts"), import("./audio-decoder.ts")]).then(
    ([{ registerDecoder }, { VideoDecoder }, { SoundDecoder }]) => {
      registerDecoder(VideoDecoder);
      registerDecoder(SoundDecoder);
    },
  );
  return registered;
}
