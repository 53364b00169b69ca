import { describe, expect, it } from "vitest";
import { levelOf } from "./meter.tsx";

describe("levelOf", () =>
  it.each([
    ["is calm below 80 %", 7, 10, "calm"],
    ["is near from 80 %", 8, 10, "near"],
    ["is full at the limit", 10, 10, "full"],
    ["is full beyond the limit, after a plan became smaller", 12, 10, "full"],
    ["is calm at two of three", 2, 3, "calm"],
  ])("%s", (_, used, limit, level) => expect(levelOf(used, limit)).toBe(level)));
