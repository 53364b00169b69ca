import { describe, expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

const never = new AbortController().signal;

describe("limitConcurrency", () => {
  it("runs up to a number of tasks at once, and the next as soon as one ends or fails", async () => {
    const inSlot = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const work = (fails: boolean) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      if (fails) throw new Error("broken");
    };
    const all = [true, false, false, true, false].map((fails) => inSlot(work(fails), never));
    const settled = await Promise.allSettled(all);
    expect(settled.map((it) => it.status)).toEqual(["rejected", "fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect(most).toBe(2);
  });

  it("gives no slot to work that was aborted while it waited", async () => {
    const inSlot = limitConcurrency(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = inSlot(() => promise, never);
    const stop = new AbortController();
    const second = expect(inSlot(async () => "second", stop.signal)).rejects.toThrow("gone");
    const third = inSlot(async () => "third", never);
    stop.abort(new Error("gone"));
    await second;
    resolve();
    await first;
    expect(await third).toBe("third");
  });
});
