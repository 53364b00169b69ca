import { expect, it } from "vitest";
import { deliveryOf } from "./delivery.ts";

it.each([
  ["video-story", "", 1.1, "even"],
  ["ugc-video", "direct", 1.12, "even"],
  ["video-story", "calm, dry", 1.05, "calm"],
  ["ugc-video", "frech und direkt", 1.17, "lively"],
] as const)("a %s with the tone “%s” is spoken at %s, %s", (kind, tone, speed, mood) => {
  expect(deliveryOf(kind, { tone, language: "en" })).toEqual({ tone, language: "en", speed, mood });
});

it.each([
  [{ pace: "slower" }, "calm", 0.93, "calm"],
  [{ pace: "faster", mood: "even" }, "calm", 1.22, "even"],
  [{ mood: "lively" }, "", 1.15, "lively"],
] as const)("the user's %j comes before the tone “%s”: %s, %s", (manner, tone, speed, mood) => {
  expect(deliveryOf("video-story", { tone, language: "en" }, manner)).toMatchObject({ tone, speed, mood });
});
