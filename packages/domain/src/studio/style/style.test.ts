import { describe, expect, it } from "vitest";
import { RenderFile } from "../rendering/render-job.ts";
import { Style } from "./style.ts";

const style = { template: "list", captions: null, music: null, voice: "", drawing: null, coverMs: 0 };
const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);
const takes = (adjustments: unknown[]) => Style.safeParse({ ...style, adjustments }).success;

describe("what the engine alone reads", () => {
  it("is stored as adjustments only if a document can hold it", () => {
    expect(takes([nested(5)])).toBe(true);
    expect(takes([nested(5000)])).toBe(false);
    expect(takes([{ path: [[1]] }])).toBe(false);
    expect(takes(Array(150).fill({ text: "x".repeat(1000) }))).toBe(false);
  });

  it("travels as a scene only if it is not too deep to be read", () => {
    const fits = (scene: unknown) =>
      RenderFile.safeParse({ type: "image/jpeg", platform: null, atMs: 0, scene }).success;
    expect([fits({ path: [[1]] }), fits(nested(30)), fits(nested(5000))]).toEqual([true, true, false]);
  });
});
