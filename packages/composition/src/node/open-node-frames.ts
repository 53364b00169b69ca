import type { Media } from "../media/media.ts";
import { openFrames } from "../media/open-frames.ts";
import type { VideoFrames } from "../media/video-frames.ts";
import type { Scene } from "../scene/scene.ts";
import type { NodeFrame } from "./node-frame.ts";
import { nodeFramePresenter } from "./node-frame-presenter.ts";
import { registerDecoders } from "./register-decoders.ts";

/** The moving pictures of a scene in Node, as `openVideoFrames` gives them in a browser. */
export async function openNodeFrames(scene: Scene, media: Media): Promise<VideoFrames<NodeFrame>> {
  await registerDecoders();
  return openFrames(scene, media, await nodeFramePresenter());
}
