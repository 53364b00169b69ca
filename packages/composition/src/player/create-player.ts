import { startMix } from "../export/start-export.ts";
import { loadFaces } from "../faces/load-faces.ts";
import { frame } from "../frame/frame.ts";
import { imageIds } from "../media/largest-use.ts";
import { closePictures, loadPictures } from "../media/load-pictures.ts";
import type { Media } from "../media/media.ts";
import { measureWith } from "../paint/measure-with.ts";
import { paint } from "../paint/paint.ts";
import type { Resources } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import type { Measure } from "../text/font.ts";
import { type Clock, createClock } from "./clock.ts";

export type PlayerOptions = {
  /** Called with the time in ms whenever a frame is shown. */
  onTime?: (ms: number) => void;
  /** Called when playing begins or ends, for whatever reason. */
  onPlaying?: (playing: boolean) => void;
  /** Begin without being asked; refused where people want less motion. */
  autoplay?: boolean;
};

/**
 * Plays a scene on a canvas, drawn and mixed by the same code as the export. The canvas takes the scene's size in
 * pixels; its size on screen is the page's business. Pictures that are missing are drawn as plain grounds.
 */
export function createPlayer(
  canvas: HTMLCanvasElement,
  scene: Scene,
  media: Media,
  options: PlayerOptions = {},
): Player {
  const player = new Player(canvas, scene, media, options);
  const wantsLessMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (options.autoplay && !wantsLessMotion) void player.play();
  return player;
}

export class Player {
  /** Resolves when the first frame is on the canvas; rejects if the faces cannot be had. */
  readonly ready: Promise<void>;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #measure: Measure | null;
  readonly #media: Media;
  readonly #options: PlayerOptions;
  readonly #clock: Clock;
  #scene: Scene;
  #pictures: Resources<ImageBitmap> | null = null;
  #request = 0;
  #destroyed = false;

  constructor(canvas: HTMLCanvasElement, scene: Scene, media: Media, options: PlayerOptions) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#measure = this.#context && measureWith(this.#context);
    this.#media = media;
    this.#options = options;
    this.#scene = scene;
    this.#clock = createClock(() => startMix(this.#scene, media));
    this.ready = this.#load();
  }

  /** Waits for pictures and sound, then plays; at the end from the beginning. Without a click browsers stay silent. */
  async play(): Promise<void> {
    await this.ready;
    if (this.#destroyed || this.#clock.running()) return;
    if (this.#clock.now() >= this.#scene.durationMs) this.#clock.set(0);
    await this.#clock.start();
    if (this.#destroyed) return;
    this.#options.onPlaying?.(true);
    this.#tick();
  }

  pause(): void {
    cancelAnimationFrame(this.#request);
    if (!this.#clock.running()) return;
    this.#clock.stop();
    this.#options.onPlaying?.(false);
  }

  seek(ms: number): void {
    this.#clock.set(Math.min(Math.max(0, ms), this.#scene.durationMs));
    this.#draw();
  }

  /** Shows an edited scene from now on, with the media given at the beginning. Pauses if its sound has changed. */
  update(scene: Scene): void {
    const [before, after] = [this.#scene, scene].map(heard);
    this.#scene = scene;
    if (before !== after) {
      this.pause();
      this.#clock.forgetSound();
    }
    const known = this.#pictures?.images;
    if (known && imageIds(scene).some((id) => this.#media.has(id) && !known.has(id))) void this.#loadPictures();
    this.#draw();
  }

  /** Where the preview is, in ms. */
  time(): number {
    return Math.min(this.#clock.now(), this.#scene.durationMs);
  }

  playing(): boolean {
    return this.#clock.running();
  }

  destroy(): void {
    this.#destroyed = true;
    this.pause();
    this.#clock.close();
    if (this.#pictures) closePictures(this.#pictures);
    this.#pictures = null;
  }

  async #load(): Promise<void> {
    await loadFaces();
    await this.#loadPictures();
  }

  async #loadPictures(): Promise<void> {
    const wanted = this.#scene;
    const pictures = await loadPictures(wanted, this.#media, "leave-out");
    if (this.#destroyed || (this.#pictures && wanted !== this.#scene)) return closePictures(pictures);
    if (this.#pictures) closePictures(this.#pictures);
    this.#pictures = pictures;
    this.#draw();
  }

  #tick = (): void => {
    this.#draw();
    if (this.#clock.now() < this.#scene.durationMs) {
      this.#request = requestAnimationFrame(this.#tick);
      return;
    }
    this.pause();
    this.#clock.set(this.#scene.durationMs);
  };

  #draw(): void {
    if (!this.#context || !this.#measure || !this.#pictures) return;
    const { width, height } = this.#scene;
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    paint(this.#context, frame(this.#scene, this.#clock.now(), this.#measure), this.#pictures);
    this.#options.onTime?.(this.time());
  }
}

/** Everything of a scene that its sound depends on. */
function heard({ tracks, durationMs }: Scene): string {
  return JSON.stringify([durationMs, tracks.flatMap((track) => track.clips.filter((clip) => clip.kind === "audio"))]);
}
