import { describe, expect, it } from "vitest";
import { focusHoldingTop } from "./focus-holding-top.ts";
import { shot } from "./shot.ts";
import { subjectOnPage } from "./subject-on-page.ts";

const PAGE = { x: 0, y: 0, w: 1080, h: 1920 };
const HALF = { x: 0, y: 960, w: 1080, h: 960 };
const place = { id: "shot", startMs: 0, endMs: 6000, isSpokenOver: true };
const mug = { kind: "image", src: "mug", subject: { x: 0.3, y: 0.42, w: 0.4, h: 0.25 } } as const;

describe("a picture that comes closer under words", () => {
  it.each([
    ["fills the page", { ...mug, size: { width: 1024, height: 1820 } }, PAGE],
    ["fills the lower half", { ...mug, size: { width: 900, height: 900 } }, HALF],
  ])("does not raise its subject if it %s", (_, media, box) => {
    const focus = focusHoldingTop(media, box) ?? { x: 0.5, y: 0.5 };
    const topAt = (scale: number) => subjectOnPage(media, box, focus, { scale })?.y ?? 0;
    for (const scale of [1.08, 1.15, 1.2]) expect(Math.abs(topAt(scale) - topAt(1))).toBeLessThan(30);
    const around = { x: 0.5, y: 0.545 };
    expect(subjectOnPage(media, box, around, { scale: 1.2 })?.y).toBeLessThan(topAt(1.2));
  });

  it("grows down from its upper end where it is shown whole", () => {
    const room = { x: 95, y: 805, w: 890, h: 980 };
    const screen = { kind: "image", src: "a", size: { width: 720, height: 1280 }, isScreen: true } as const;
    const bottle = { ...mug, size: { width: 900, height: 1100 }, ground: "#fafafa" };
    for (const media of [screen, bottle]) {
      const { kenBurns } = shot(media, { ...place, box: PAGE, room, index: 0 });
      expect(kenBurns?.from.focus.y).toBeLessThanOrEqual(media === bottle ? 0.42 : 0.1);
    }
    expect(shot(bottle, { ...place, box: PAGE, index: 0 }).kenBurns?.from.focus.y).toBeCloseTo(0.545);
  });
});
