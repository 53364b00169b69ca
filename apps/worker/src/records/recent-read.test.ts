import { describe, expect, it } from "vitest";
import { recentRead } from "./recent-read.ts";

describe("a recent read", () => {
  const reads = () => {
    let count = 0;
    return async () => ++count;
  };

  it("is shared by all callers until it is too old", async () => {
    const recent = recentRead<number>(1000);
    const read = reads();
    expect([await recent.get(0, read), await recent.get(0, read), await recent.get(999, read)]).toEqual([1, 1, 1]);
    expect(await recent.get(1000, read)).toBe(2);
  });

  it("is not remembered if it failed, or was forgotten meanwhile", async () => {
    const recent = recentRead<number>(1000);
    await expect(recent.get(0, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    const read = reads();
    const old = recent.get(0, read);
    recent.forget();
    expect([await old, await recent.get(0, read)]).toEqual([1, 2]);
  });

  it("that never ends holds up no other", async () => {
    const recent = recentRead<number>(1000);
    void recent.get(0, () => new Promise(() => undefined));
    expect(await recent.get(0, reads())).toBe(1);
  });
});
