import { type NeededFrame, neededFrames } from "../frame/motion/needed-frames.ts";
import { videoClips } from "../media/largest-use.ts";
import type { Media } from "../media/media.ts";
import type { ExportError } from "../output/export-error.ts";
import type { PaintPicture } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { LiveClip } from "./live-clip.ts";

/** How long before its first frame a clip is opened and decoded, so that a cut does not wait for it. */
const AHEAD_MS = 1000;

/** The videos of a preview: the frames decoded by now, without waiting. */
export class LiveFrames {
  readonly #media: Media;
  readonly #on: { onPicture: () => void; onTrouble: (trouble: ExportError) => void };
  readonly #clips = new Map<string, LiveClip>();

  constructor(media: Media, on: { onPicture: () => void; onTrouble: (trouble: ExportError) => void }) {
    this.#media = media;
    this.#on = on;
  }

  /** The newest frame of every video clip that is visible at `tMs`, by the clip's id. Requests the right ones. */
  show(scene: Scene, tMs: number): ReadonlyMap<string, PaintPicture<CanvasImageSource>> {
    const needed = neededFrames(scene, tMs);
    const soon = soonNeeded(scene, tMs).filter(({ clip }) => needed.every((frame) => frame.clip !== clip));
    this.#closeAllBut([...needed, ...soon]);
    for (const frame of soon) this.#clipOf(frame).show(frame, scene);
    return new Map(
      needed.flatMap((frame) => {
        const picture = this.#clipOf(frame).show(frame, scene);
        return picture ? [[frame.clip, picture]] : [];
      }),
    );
  }

  /** Whether every clip shows the frame that was requested last. */
  isRight(): boolean {
    return [...this.#clips.values()].every((clip) => clip.isRight());
  }

  /** Resolves when the last requests are decoded. */
  async settled(): Promise<void> {
    await Promise.all([...this.#clips.values()].map((clip) => clip.settled()));
  }

  close(): void {
    this.#closeAllBut([]);
  }

  #clipOf({ clip: id, src }: NeededFrame): LiveClip {
    const known = this.#clips.get(id);
    if (known?.src === src) return known;
    known?.close();
    const clip = new LiveClip(src, this.#media, this.#on);
    this.#clips.set(id, clip);
    return clip;
  }

  #closeAllBut(needed: readonly NeededFrame[]): void {
    for (const [id, clip] of this.#clips) {
      if (needed.some((frame) => frame.clip === id)) continue;
      clip.close();
      this.#clips.delete(id);
    }
  }
}

/** The first frames of clips that begin within the next second. */
function soonNeeded(scene: Scene, tMs: number): NeededFrame[] {
  return videoClips(scene)
    .filter(({ startMs }) => startMs > tMs && startMs <= tMs + AHEAD_MS)
    .map(({ id, src, trimMs, atEnd }) => ({ clip: id, src, ms: trimMs, atEnd }));
}
