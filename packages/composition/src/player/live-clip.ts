import type { NeededFrame } from "../frame/motion/needed-frames.ts";
import { openLiveClip } from "../media/late-media.ts";
import type { Media } from "../media/media.ts";
import type { OpenClip } from "../media/open-clip.ts";
import { asVideoError, type ExportError } from "../output/export-error.ts";
import type { PaintPicture } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";

type Shown = PaintPicture<CanvasImageSource>;
type Listeners = { onPicture: () => void; onTrouble: (trouble: ExportError) => void };

/**
 * One video clip of a preview. It decodes toward the latest request: while it is busy, newer requests replace older
 * ones, so that scrubbing and slow machines skip frames instead of falling behind.
 */
export class LiveClip {
  readonly src: string;
  readonly #media: Media;
  readonly #on: Listeners;
  #wish: { needed: NeededFrame; scene: Scene } | null = null;
  #opened: OpenClip<Shown> | null = null;
  #picture: Shown | null = null;
  #work: Promise<void> | null = null;
  #isOver = false;

  constructor(src: string, media: Media, on: Listeners) {
    this.src = src;
    this.#media = media;
    this.#on = on;
  }

  /** The newest decoded picture, or null. Requests the right one, and does not wait for it. */
  show(needed: NeededFrame, scene: Scene): Shown | null {
    this.#wish = { needed, scene };
    if (!this.isRight()) this.#work ??= this.#catchUp().finally(() => (this.#work = null));
    return this.#picture;
  }

  /**
   * Whether the last result of `show` is what was requested; also true after an error, because nothing better will
   * come.
   */
  isRight(): boolean {
    if (this.#isOver || !this.#wish) return true;
    return this.#opened?.shows(this.#wish.needed, this.#wish.scene) ?? false;
  }

  /** Resolves when the last request is decoded. */
  async settled(): Promise<void> {
    while (this.#work) await this.#work;
  }

  close(): void {
    this.#isOver = true;
    this.#opened?.close();
    this.#opened = null;
    this.#picture = null;
  }

  async #catchUp(): Promise<void> {
    try {
      const opened = this.#opened ?? (await openLiveClip(this.src, this.#media));
      if (this.#isOver) return opened.close();
      this.#opened = opened;
      while (this.#wish && !this.isRight()) {
        const { needed, scene } = this.#wish;
        const picture = await opened.at(needed, scene);
        if (this.#isOver) return;
        this.#picture = picture;
        this.#on.onPicture();
      }
    } catch (error) {
      if (this.#isOver) return;
      this.close();
      this.#on.onTrouble(asVideoError(this.src, error));
    }
  }
}
