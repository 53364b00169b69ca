import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Waiting } from "./waiting.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a player that waits for a frame", () => {
  it("says so once, and once when it has come", () => {
    const told = vi.fn();
    const waiting = new Waiting(told);
    for (let i = 0; i < 30; i++) {
      waiting.drawn(false);
      vi.advanceTimersByTime(16);
    }
    waiting.drawn(true);
    waiting.drawn(true);
    expect(told.mock.calls).toEqual([[true], [false]]);
  });

  it("reports no gap that is too short to see", () => {
    const told = vi.fn();
    const waiting = new Waiting(told);
    waiting.drawn(false);
    vi.advanceTimersByTime(100);
    waiting.drawn(true);
    vi.advanceTimersByTime(1000);
    expect(told).not.toHaveBeenCalled();
  });
});
