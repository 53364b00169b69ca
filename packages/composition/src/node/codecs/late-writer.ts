import type { Scene } from "../../scene/scene.ts";
import type { Mp4Writer } from "./mp4-writer.ts";

/**
 * An `mp4Writer` that is loaded with the first packet: until then this thread has to draw, so that the encoder can
 * start.
 */
export function lateWriter(scene: Scene, tracks: { sound: boolean }): Mp4Writer {
  let opening: Promise<Mp4Writer> | null = null;
  const opened = () => {
    opening ??= import("./mp4-writer.ts").then(({ mp4Writer }) => mp4Writer(scene, tracks));
    return opening;
  };
  return {
    async addPictures(packets) {
      if (packets.length > 0) await (await opened()).addPictures(packets);
    },
    addSound: async (piece) => (await opened()).addSound(piece),
    finish: async () => (await opened()).finish(),
    cancel: async () => (await opening)?.cancel(),
  };
}
