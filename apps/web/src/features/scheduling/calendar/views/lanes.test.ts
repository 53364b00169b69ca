import { describe, expect, it } from "vitest";
import { lanes } from "./lanes.ts";

const at = (id: string, start: number) => ({ id, start, length: 45 });

describe("posts at almost the same time", () => {
  it("are shown side by side, and others keep the whole width", () => {
    const placed = lanes([at("a", 600), at("b", 610), at("c", 700), at("d", 650)]);
    expect(placed.get("a")).toEqual({ lane: 0, lanes: 2 });
    expect(placed.get("b")).toEqual({ lane: 1, lanes: 2 });
    expect(placed.get("d")).toEqual({ lane: 0, lanes: 2 });
    expect(placed.get("c")).toEqual({ lane: 0, lanes: 1 });
  });
});
