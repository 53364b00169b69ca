import type { VideoSample } from "mediabunny";
import type { VideoSource } from "./video-source.ts";

/** A jump further than this looks for a key frame on the way before it decodes everything in between. */
const FAR_S = 0.5;

/**
 * Moves through the frames of one video: forward frame by frame, each decoded once, and by key frames for any other
 * jump. Holds the current frame and the next one; the decoder holds a few more.
 */
export class FrameCursor {
  readonly #source: VideoSource;
  #walk: AsyncGenerator<VideoSample, void, unknown> | null = null;
  #current: VideoSample | null = null;
  #next: VideoSample | null = null;
  /** The earliest time that this pass can answer without starting over. */
  #sinceS = Number.POSITIVE_INFINITY;
  /** The next frame is the first of its pass: it is shown whenever it begins. */
  #isFresh = true;
  #hasEnded = false;
  #isClosed = false;

  constructor(source: VideoSource) {
    this.#source = source;
  }

  /** The current frame; the cursor owns it and closes it when the next one replaces it. */
  get current(): VideoSample | null {
    return this.#current;
  }

  /** Whether `current` is known to be what is on screen at `second`. */
  shows(second: number): boolean {
    if (this.#isFresh || this.#isBehind(second)) return false;
    return this.#hasEnded || (this.#next !== null && !this.#isDue(this.#next, second));
  }

  /**
   * Moves to the last frame that has begun at `second`; before the first frame, to the first. Null if the video has no
   * frame that can be decoded. One call at a time. Throws the decoder's error.
   */
  async goTo(second: number): Promise<VideoSample | null> {
    if (this.#isBehind(second) || (await this.#isNearerByKey(second))) this.#restart(second);
    await this.#peek();
    while (this.#next && this.#isDue(this.#next, second)) {
      this.#take(this.#next, second);
      await this.#peek();
    }
    return this.#current;
  }

  close(): void {
    this.#isClosed = true;
    this.#endWalk();
    this.#current?.close();
    this.#current = null;
  }

  #isDue(frame: VideoSample, second: number): boolean {
    return this.#isFresh || frame.timestamp <= second + this.#source.toleranceS;
  }

  #isBehind(second: number): boolean {
    return second + this.#source.toleranceS < this.#sinceS;
  }

  async #isNearerByKey(second: number): Promise<boolean> {
    const reachedS = this.#next?.timestamp ?? this.#sinceS;
    if (this.#hasEnded || second < reachedS + FAR_S) return false;
    return (await this.#source.keyBefore(second)) > reachedS;
  }

  #restart(second: number): void {
    this.#endWalk();
    this.#hasEnded = false;
    this.#isFresh = true;
    this.#sinceS = second;
    this.#walk = this.#source.frames(second + this.#source.toleranceS);
  }

  async #peek(): Promise<void> {
    const walk = this.#walk;
    if (this.#next || this.#hasEnded || !walk) return;
    const { value } = await walk.next();
    if (this.#isClosed || walk !== this.#walk) {
      value?.close();
      return;
    }
    this.#next = value ?? null;
    this.#hasEnded = value === undefined;
  }

  #take(frame: VideoSample, second: number): void {
    // A pass begins at the frame on screen at its start; if that begins later, nothing comes before it in the whole
    // video.
    const isVeryFirst = this.#isFresh && frame.timestamp > second + this.#source.toleranceS;
    this.#sinceS = isVeryFirst ? Number.NEGATIVE_INFINITY : frame.timestamp;
    this.#isFresh = false;
    this.#current?.close();
    this.#current = frame;
    this.#next = null;
  }

  #endWalk(): void {
    this.#walk?.return().catch(() => {});
    this.#walk = null;
    this.#next?.close();
    this.#next = null;
  }
}
