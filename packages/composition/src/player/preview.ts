import { hasFaces, loadFaces } from "../font-loading/load-faces.ts";
import { frame } from "../frame/frame.ts";
import { imageIds } from "../media/largest-use.ts";
import { closePictures, loadPictures } from "../media/load-pictures.ts";
import type { Media } from "../media/media.ts";
import type { ExportError } from "../output/export-error.ts";
import { paint } from "../paint/paint.ts";
import type { Resources } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { ruler } from "../shaping/typesetter.ts";
import { LiveFrames } from "./live-frames.ts";

/** Draws frames of a scene on a canvas with what is decoded by then. */
export class Preview {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #media: Media;
  readonly #onTrouble: (trouble: ExportError) => void;
  readonly #videos: LiveFrames;
  readonly #maxWidth: number;
  #pictures: Resources<CanvasImageSource> | null = null;
  #close = () => {};
  #wanted: Scene | null = null;
  #isClosed = false;

  /**
   * `onPicture` is called when a picture has arrived and it is worth drawing again. Drawn no wider than `maxWidth` px.
   */
  constructor(
    canvas: HTMLCanvasElement,
    media: Media,
    on: { onPicture: () => void; onTrouble: (trouble: ExportError) => void },
    maxWidth = Number.POSITIVE_INFINITY,
  ) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#media = media;
    this.#onTrouble = on.onTrouble;
    this.#videos = new LiveFrames(media, on);
    this.#maxWidth = maxWidth;
  }

  /** Loads faces and still pictures; the newest call wins. Rejects if the faces cannot be loaded. */
  async load(scene: Scene): Promise<void> {
    this.#wanted = scene;
    await loadFaces(scene, this.#media);
    const pictures = await loadPictures(scene, this.#media, this.#onTrouble);
    if (this.#isClosed || this.#wanted !== scene) return closePictures(pictures);
    this.#close();
    this.#pictures = pictures;
    this.#close = () => closePictures(pictures);
  }

  /** Whether `scene` shows a still picture or has letters that are not loaded. */
  lacks(scene: Scene): boolean {
    const known = this.#pictures?.images;
    return (
      known !== undefined && (!hasFaces(scene) || imageIds(scene).some((id) => this.#media.has(id) && !known.has(id)))
    );
  }

  /** Requests the frames of videos that this time needs. */
  ask(scene: Scene, tMs: number): void {
    this.#videos.show(scene, tMs);
  }

  /** Draws what is loaded and requests the rest. False before the first `load`. */
  draw(scene: Scene, tMs: number): boolean {
    if (!this.#context || !this.#pictures) return false;
    const scale = Math.min(1, this.#maxWidth / scene.width);
    const [width, height] = [Math.round(scene.width * scale), Math.round(scene.height * scale)];
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    this.#context.setTransform(width / scene.width, 0, 0, height / scene.height, 0, 0);
    const frames = this.#videos.show(scene, tMs);
    paint(this.#context, frame(scene, tMs, ruler()), { ...this.#pictures, frames });
    return true;
  }

  /** Whether what was drawn last is exactly what the export would draw. */
  isRight(): boolean {
    return this.#videos.isRight();
  }

  /** Resolves when all requested frames are decoded. */
  settled(): Promise<void> {
    return this.#videos.settled();
  }

  close(): void {
    this.#isClosed = true;
    this.#close();
    this.#pictures = null;
    this.#videos.close();
  }
}
