import { preflight } from "@vignette/domain/scheduling";
import { expect, it } from "vitest";
import { bothPlatforms, layoutChecks } from "./layout-checks.ts";
import { passed, passedWords } from "./passed-words.ts";

it("every check says what holds where it finds nothing", () => {
  const picture = { type: "image/jpeg", bytes: 1, width: 1080, height: 1350, durationMs: null } as const;
  const movie = { video: "avc1", audio: "mp4a", frameRate: 30, hdr: false, indexFirst: true };
  const video = { ...picture, type: "video/mp4", height: 1920, durationMs: 9000, movie, lufs: -14 } as const;
  const words = [{ text: "Fine", place: { kind: "whole" as const }, field: "x", quoted: { by: "Ines", field: "y" } }];
  const checks = [picture, video].flatMap((file) => {
    const targets = bothPlatforms.map((platform) => ({ platform, caption: "", files: [file] }));
    const report = preflight({ targets, words, facts: null, sound: null }, layoutChecks([]));
    return [...report.passed, ...report.open];
  });
  expect(new Set(checks.map(({ rule }) => rule))).toEqual(new Set(Object.keys(passed)));
  const shape = checks.find(({ rule }) => rule === "shape");
  expect(shape && passedWords(shape)).toBe("The video fills the screen on TikTok");
});
