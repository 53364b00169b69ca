let registered: Promise<void> | null = null;

/** Teaches mediabunny to decode video and sound in this process, by libavcodec. Once, however often it is called. */
export function registerDecoders(): Promise<void> {
  registered ??= import("@mediabunny/server").then(({ registerMediabunnyServer }) => {
    // Never hardware: what it draws differs from machine to machine.
    registerMediabunnyServer({ hardwareContext: null });
  });
  return registered;
}
