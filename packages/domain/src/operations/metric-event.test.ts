import { expect, it } from "vitest";
import { dataPointOf } from "./metric-event.ts";

it("a data point has the type as its index and first text, then texts and numbers in a fixed order", () => {
  expect(dataPointOf({ type: "request", name: "projects.list", outcome: "ok", ms: 12 })).toEqual({
    indexes: ["request"],
    blobs: ["request", "projects.list", "ok"],
    doubles: [12],
  });
  const generation = { port: "text", provider: "openai", model: "m", outcome: "failed", micros: 0 } as const;
  expect(dataPointOf({ type: "generation", ...generation }).blobs).toEqual([
    "generation",
    "text",
    "openai",
    "m",
    "failed",
  ]);
  expect(dataPointOf({ type: "publish", platform: "tiktok", state: "published", lagMs: 900 }).doubles).toEqual([900]);
  expect(dataPointOf({ type: "sweep", job: "publishing", outcome: "ok", ms: 5 }).blobs).toEqual([
    "sweep",
    "publishing",
    "ok",
  ]);
});
