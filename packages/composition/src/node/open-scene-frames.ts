import { videoClips } from "../media/largest-use.ts";
import type { Media } from "../media/media.ts";
import type { VideoFrames } from "../media/video-frames.ts";
import type { Scene } from "../scene/scene.ts";
import type { NodeFrame } from "./canvas/node-frame.ts";

const NONE: VideoFrames<NodeFrame> = { at: async () => new Map(), close: () => {} };

/** The videos of a scene. The decoders are only loaded for a scene that has some. */
export async function openSceneFrames(scene: Scene, media: Media): Promise<VideoFrames<NodeFrame>> {
  if (videoClips(scene).length === 0) return NONE;
  const { openNodeFrames } = await import("./open-node-frames.ts");
  return openNodeFrames(scene, media);
}
