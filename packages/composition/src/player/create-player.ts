import { startMix } from "../export/start-export.ts";
import type { Media } from "../media/media.ts";
import { ExportError } from "../output/export-error.ts";
import type { Scene } from "../scene/scene.ts";
import { soundKey } from "../sound/sound-key.ts";
import { after } from "./after.ts";
import { type Clock, createClock } from "./clock.ts";
import { Preview } from "./preview.ts";
import { type PlayerTrouble, playerTroubleOf } from "./trouble.ts";
import { Waiting } from "./waiting.ts";

export type PlayerOptions = {
  /** Called with the time in ms whenever a frame is shown. */
  onTime?: (ms: number) => void;
  /** Called when playing begins or ends, for any reason. */
  onPlaying?: (playing: boolean) => void;
  /** Called when a video is not yet decoded at the current time, and when it is again. Sound keeps playing. */
  onBuffering?: (buffering: boolean) => void;
  /** Called once for each file that is missing or cannot be read. The rest is played. */
  onTrouble?: (trouble: PlayerTrouble) => void;
  /** No wider than this many pixels: a small stage need not be drawn at the scene's size. Absent: the scene's size. */
  maxWidth?: number;
  /** Starts playing at once; ignored where the user prefers reduced motion. */
  autoplay?: boolean;
};

/**
 * Plays a scene on a canvas, drawn and mixed by the same code as the export. The canvas takes the scene's size in
 * pixels, or less (`maxWidth`); its size on screen is up to the page. Missing pictures are drawn as plain grounds. If a
 * machine is too slow for a video, frames of it are dropped; the sound keeps the time.
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

/** How long playing waits for the first frames of videos before it starts without them. */
const FIRST_FRAMES_MS = 3000;

/** How long a frame waits for its video: half of 1/60 s. */
const LATE_MS = 8;

export class Player {
  /** Resolves when the first frame is on the canvas; rejects if the faces cannot be loaded. */
  readonly ready: Promise<void>;
  readonly #options: PlayerOptions;
  readonly #preview: Preview;
  readonly #clock: Clock;
  readonly #waiting: Waiting;
  readonly #told = new Set<string>();
  #scene: Scene;
  #request = 0;
  #drawnFrame = -1;
  #turn = 0;
  #destroyed = false;

  constructor(canvas: HTMLCanvasElement, scene: Scene, media: Media, options: PlayerOptions) {
    const onTrouble = (error: unknown) => this.#tell(error);
    this.#options = options;
    this.#scene = scene;
    this.#waiting = new Waiting((buffering) => options.onBuffering?.(buffering));
    const onPicture = () => this.#redraw();
    this.#preview = new Preview(canvas, media, { onPicture, onTrouble }, options.maxWidth);
    this.#clock = createClock(() => startMix(this.#scene, media), onTrouble);
    this.ready = this.#load();
  }

  /** Waits for pictures and sound, then plays; at the end, from the beginning. Browsers stay silent before a click. */
  async play(): Promise<void> {
    await this.ready;
    if (this.#destroyed || this.#clock.running()) return;
    if (this.#clock.now() >= this.#scene.durationMs) this.seek(0);
    await Promise.race([this.#preview.settled(), after(FIRST_FRAMES_MS)]);
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
    const [before, after] = [this.#scene, scene].map(soundKey);
    this.#scene = scene;
    if (before !== after) {
      this.pause();
      this.#clock.forgetSound();
    }
    if (this.#preview.lacks(scene)) void this.#load();
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
    this.#waiting.end();
    this.#clock.close();
    this.#preview.close();
  }

  async #load(): Promise<void> {
    const scene = this.#scene;
    await this.#preview.load(scene);
    // An edit meanwhile may show a picture that was not asked for.
    if (this.#scene !== scene && !this.#destroyed && this.#preview.lacks(this.#scene)) return await this.#load();
    this.#draw();
    // The poster is the frame itself, not a ground in its place.
    await Promise.race([this.#preview.settled(), after(FIRST_FRAMES_MS)]);
  }

  #tick = (): void => {
    // A screen shows 60 or 120 pictures a second, a scene has 30: the rest would be drawn for nothing.
    if (this.#frameNow() !== this.#drawnFrame) void this.#drawWhenDecoded(this.#clock.now());
    if (this.#clock.now() < this.#scene.durationMs) {
      this.#request = requestAnimationFrame(this.#tick);
      return;
    }
    this.pause();
    this.#clock.set(this.#scene.durationMs);
  };

  /** Usually the frame is already decoded and this takes no time; a late one is drawn when it arrives. */
  async #drawWhenDecoded(ms: number): Promise<void> {
    this.#drawnFrame = this.#frameNow();
    this.#preview.ask(this.#scene, ms);
    const turn = ++this.#turn;
    if (!this.#preview.isRight()) await Promise.race([this.#preview.settled(), after(LATE_MS)]);
    // On a busy machine a later frame may have been drawn by now: going back would show an old frame, and decode it too.
    if (turn === this.#turn) this.#draw(ms);
  }

  #redraw(): void {
    if (this.#clock.running()) this.#drawnFrame = -1;
    else this.#draw();
  }

  #draw(ms = this.#clock.now()): void {
    this.#turn++;
    if (this.#destroyed || !this.#preview.draw(this.#scene, ms)) return;
    this.#waiting.drawn(this.#preview.isRight());
    this.#options.onTime?.(this.time());
  }

  #frameNow(): number {
    return Math.floor((this.#clock.now() * this.#scene.frameRate) / 1000);
  }

  #tell(error: unknown): void {
    const trouble = error instanceof ExportError ? playerTroubleOf(error, this.#scene) : null;
    if (this.#destroyed || !trouble || this.#told.has(trouble.mediaId)) return;
    this.#told.add(trouble.mediaId);
    this.#options.onTrouble?.(trouble);
    this.#draw();
  }
}
