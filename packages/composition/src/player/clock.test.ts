import { describe, expect, it, vi } from "vitest";
import { createClock } from "./clock.ts";

const noSound = () => ({ promise: Promise.resolve(null), cancel: () => {} });

describe("createClock", () => {
  it("counts while it runs and stays where it was stopped", async () => {
    vi.useFakeTimers();
    const clock = createClock(noSound);
    await clock.start();
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toBe(1000);
    clock.stop();
    vi.advanceTimersByTime(5000);
    expect([clock.now(), clock.running()]).toEqual([1000, false]);
    vi.useRealTimers();
  });

  it("goes on from where it was set, running or not", async () => {
    vi.useFakeTimers();
    const clock = createClock(noSound);
    clock.set(700);
    expect(clock.now()).toBe(700);
    await clock.start();
    clock.set(200);
    vi.advanceTimersByTime(50);
    expect(clock.now()).toBe(250);
    vi.useRealTimers();
  });

  it("mixes once, and again only after the sound was forgotten", async () => {
    const mix = vi.fn(noSound);
    const clock = createClock(mix);
    await clock.start();
    clock.stop();
    await clock.start();
    expect(mix).toHaveBeenCalledTimes(1);
    clock.stop();
    clock.forgetSound();
    await clock.start();
    expect(mix).toHaveBeenCalledTimes(2);
  });

  it("plays without sound when the sound cannot be had", async () => {
    const clock = createClock(() => ({ promise: Promise.reject(new Error("no decoder")), cancel: () => {} }));
    await clock.start();
    expect(clock.running()).toBe(true);
  });
});
