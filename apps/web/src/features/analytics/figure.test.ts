import { describe, expect, it } from "vitest";
import { figure } from "./figure.ts";

describe("figure", () => {
  it.each([
    ["shows a dash if the platform does not report it", null, "–"],
    ["shows zero as zero", 0, "0"],
    ["groups thousands", 4100, "4,100"],
    ["shortens long numbers", 48_231, "48.2k"],
  ])("%s", (_, count, text) => {
    expect(figure(count)).toBe(text);
  });
});
