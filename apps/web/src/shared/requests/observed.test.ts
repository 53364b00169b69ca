import { describe, expect, it } from "vitest";
import { observed } from "./observed.ts";

describe("an observed value", () => {
  it("notifies its listeners when it is set, until they unsubscribe", () => {
    const value = observed(1);
    const seen: number[] = [];
    const stop = value.subscribe(() => seen.push(value.get()));
    value.set(2);
    stop();
    value.set(3);
    expect(seen).toEqual([2]);
    expect(value.get()).toBe(3);
  });
});
