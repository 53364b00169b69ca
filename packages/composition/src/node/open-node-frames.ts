import type { Media } from "../media/media.ts";
import type { VideoFrames } from "../media/video-frames.ts";
import type { Scene } from "../scene/scene.ts";
import type { NodeFrame } from "./canvas/node-frame.ts";
import { registerDecoders } from "./codecs/register-decoders.ts";

/** The videos of a scene in Node, like `openVideoFrames` in a browser. */
export async function openNodeFrames(scene: Scene, media: Media): Promise<VideoFrames<NodeFrame>> {
  await registerDecoders();
  const [{ openFrames }, { nodeFramePresenter }] = await Promise.all([
    import("../media/open-frames.ts"),
    import("./canvas/node-frame-presenter.ts"),
  ]);
  return openFrames(scene, media, await nodeFramePresenter());
}
