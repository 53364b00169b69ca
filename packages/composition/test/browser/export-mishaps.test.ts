import { describe, expect, it } from "vitest";
import type { Scene } from "../../src/index.ts";
import { aStory } from "../scenes/a-story.ts";
import { browserTab } from "./browser-tab.ts";
import type { Page } from "./page.ts";

declare const page: Page;

const browser = browserTab();

/** A second and a half of moving ticks, small, without pictures. */
function aSmallScene(): Scene {
  const story = aStory();
  const tracks = story.tracks.map((track) => ({
    ...track,
    clips: track.clips.filter((clip) => clip.kind === "progress"),
  }));
  return { ...story, width: 128, height: 128, durationMs: 1500, tracks };
}

/** Exports with an encoder that the browser takes away at its tenth frame, a given number of times. */
function exportedWith(losses: number): Promise<{ outcome: string; fractions: number[] }> {
  const run = async ({ scene, losses }: { scene: Scene; losses: number }) => {
    const Real = globalThis.VideoEncoder;
    let lost = 0;
    globalThis.VideoEncoder = class extends Real {
      readonly #fail: (error: DOMException) => void;
      #frames = 0;
      constructor(init: VideoEncoderInit) {
        super(init);
        this.#fail = init.error;
      }
      override encode(frame: VideoFrame, options?: VideoEncoderEncodeOptions): void {
        super.encode(frame, options);
        if (++this.#frames !== 10 || lost >= losses) return;
        lost++;
        this.close();
        this.#fail(new DOMException("Codec reclaimed due to inactivity.", "QuotaExceededError"));
      }
    };
    const fractions: number[] = [];
    const { exportMp4, ExportError } = page.composition;
    const outcome = await exportMp4(scene, new Map(), { onProgress: (it) => fractions.push(it) }).then(
      () => "exported",
      (error: unknown) => (error instanceof ExportError ? error.reason : String(error)),
    );
    globalThis.VideoEncoder = Real;
    return { outcome, fractions };
  };
  return browser.tab.evaluate(run, { scene: aSmallScene(), losses });
}

describe("an interrupted export", () => {
  it("starts again when the browser takes the encoder away, and its progress never goes back", async () => {
    const { outcome, fractions } = await exportedWith(1);
    expect(outcome).toBe("exported");
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  it("reports the reason when the second encoder is lost too", async () => {
    expect(await exportedWith(2)).toMatchObject({ outcome: "encoder-failed" });
  });

  it("continues after its page was frozen", async () => {
    const session = await browser.tab.context().newCDPSession(browser.tab);
    await browser.tab.evaluate((scene) => {
      const { startExport, inspectMp4 } = page.composition;
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      const job = startExport(scene, new Map(), { onProgress: () => resolve() });
      Object.assign(globalThis, { frames: job.promise.then(async (file) => (await inspectMp4(file))?.frames) });
      return begun;
    }, aSmallScene());
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await session.send("Page.setWebLifecycleState", { state: "active" });
    expect(await browser.tab.evaluate("frames")).toBe(45);
  });
});
