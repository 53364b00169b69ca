import { describe, expect, it } from "vitest";
import { emptyBrief } from "../../research/index.ts";
import type { Platform } from "../../social-accounts/index.ts";
import type { CheckedFile, CheckedTarget } from "./checked-target.ts";
import type { PreflightCheck, PreflightFinding } from "./finding.ts";
import { type PreflightInput, preflight } from "./preflight.ts";

const slide = (change: Partial<CheckedFile> = {}): CheckedFile => ({
  type: "image/jpeg",
  bytes: 100_000,
  width: 1080,
  height: 1350,
  durationMs: null,
  ...change,
});
const video = (change: Partial<CheckedFile> = {}) =>
  slide({ type: "video/mp4", height: 1920, durationMs: 12_000, ...change });
const target = (platform: Platform, change: Partial<CheckedTarget> = {}): CheckedTarget => ({
  platform,
  caption: "Fine #one",
  files: [slide(), slide()],
  ...change,
});
const both = (change: Partial<CheckedTarget> = {}) => [target("tiktok", change), target("instagram", change)];
const said = (input: PreflightInput) => preflight(input).findings.map(({ message }) => message);

const brief = { ...emptyBrief, name: "Slow-burn candle", price: "€24", description: "Burns for 60 hours" };

describe("preflight", () => {
  it("says which checks a fine post passed, and as of when whose rules are", () => {
    const report = preflight({ targets: both(), words: [], facts: { brief, hook: "" } });
    expect(report.findings).toEqual([]);
    expect(report.blocked).toEqual([]);
    expect(report.passed.length).toBeGreaterThan(15);
    expect(report.rules.map(({ platform, date }) => [platform, date.length])).toEqual([
      ["tiktok", 10],
      ["instagram", 10],
    ]);
  });

  it.each<[string, CheckedTarget[], string, PreflightFinding["place"], Platform[]]>([
    [
      "1086 px on the short side, on TikTok alone",
      both({ files: [slide(), slide({ width: 1086, height: 1358 })] }),
      "Slide 2 is 1086 px on its shorter side; TikTok takes at most 1080.",
      { kind: "slide", index: 1 },
      ["tiktok"],
    ],
    [
      "a story's shape in a carousel of Instagram",
      [target("instagram", { files: [slide({ height: 1920 }), slide({ height: 1920 })] })],
      "Slide 1 is 1080×1920; Instagram takes pictures from 4:5 to 1.91:1.",
      { kind: "slide", index: 0 },
      ["instagram"],
    ],
    [
      "a reel of two seconds",
      both({ files: [video({ durationMs: 2000 })] }),
      "The video is 2 s long; Instagram takes 3 s to 15 min.",
      { kind: "whole" },
      ["instagram"],
    ],
    [
      "eleven minutes",
      [target("tiktok", { files: [video({ durationMs: 660_000 })] })],
      "The video is 660 s long; TikTok takes 1 s to 10 min.",
      { kind: "whole" },
      ["tiktok"],
    ],
    [
      "thirty-one hashtags",
      both({ caption: "#a ".repeat(31) }),
      "Instagram allows up to 30 hashtags.",
      { kind: "caption" },
      ["instagram"],
    ],
    [
      "an open placeholder, once for both",
      both({ caption: "Only [price]" }),
      "Fill [price] in the caption first.",
      { kind: "caption" },
      ["tiktok", "instagram"],
    ],
  ])("must have fixed: %s", (_, targets, message, place, platforms) => {
    const { findings, blocked } = preflight({ targets });
    const found = findings.find((finding) => finding.message === message);
    expect(found).toMatchObject({ severity: "must", place, platforms });
    expect(blocked).toEqual(platforms);
  });

  it.each<[string, PreflightInput, string]>([
    [
      "a slide that Instagram crops",
      { targets: [target("instagram", { files: [slide(), slide({ height: 1080 })] })] },
      "Slide 2 is 1080×1080; Instagram crops every slide to the first one's shape.",
    ],
    [
      "bars around a wide video",
      { targets: [target("tiktok", { files: [video({ width: 1920, height: 1080 })] })] },
      "The video is 1920×1080; TikTok shows bars around what is not 9:16.",
    ],
    [
      "a quiet sound",
      { targets: [target("tiktok", { files: [video()] })], sound: { lufs: -26, dbtp: -8 } },
      "The sound is at -26 LUFS, quieter than others on TikTok.",
    ],
    [
      "peaks that crackle",
      { targets: [target("tiktok", { files: [video()] })], sound: { lufs: -14, dbtp: -0.2 } },
      "Peaks of -0.2 dBTP may crackle on phones.",
    ],
    [
      "a claim without proof",
      {
        targets: [target("tiktok")],
        facts: { brief, hook: "" },
        words: [{ text: "Burns for 63 hours", place: { kind: "slide", index: 1 }, field: "beats.1.title" }],
      },
      "“63 hours” has no source in your brief.",
    ],
  ])("thinks worth fixing, and blocks nothing for: %s", (_, input, message) => {
    const { findings, blocked } = preflight(input);
    expect(findings.find((finding) => finding.message === message)?.severity).toBe("worth");
    expect(blocked).toEqual([]);
  });

  it("names the time and the field of a placeholder in the drawn words", () => {
    const place = { kind: "span" as const, startMs: 3000, endMs: 5000 };
    const words = [{ text: "Only [number] left", place, field: "beats.1.title" }];
    const [found] = preflight({ targets: both({ files: [video()] }), words }).findings;
    expect(found).toMatchObject({ place, field: "beats.1.title", message: "Fill [number] first." });
  });

  it("leaves open what cannot be known yet, and does not call it passed", () => {
    const { open, passed } = preflight({
      targets: both({ files: [video({ bytes: null })] }),
      sound: null,
      facts: null,
    });
    expect(open.map(({ rule }) => rule)).toEqual(["bytes", "bytes", "loudness", "loudness", "claim-unsourced"]);
    expect(passed.some(({ rule }) => rule === "loudness")).toBe(false);
  });

  it("says nothing of silence", () => {
    const silence = { lufs: Number.NEGATIVE_INFINITY, dbtp: Number.NEGATIVE_INFINITY };
    expect(said({ targets: both({ files: [video()] }), sound: silence })).toEqual([]);
  });

  it("takes up what others looked at, the worst first", () => {
    const worth: PreflightFinding = {
      rule: "contrast",
      severity: "worth",
      platforms: ["tiktok"],
      place: { kind: "slide", index: 0 },
      message: "Slide 1: text is hard to read.",
      field: null,
    };
    const layout: PreflightCheck = {
      rule: "contrast",
      platforms: ["tiktok"],
      findings: [worth],
    };
    const { findings } = preflight({ targets: both({ caption: "[price]" }) }, [layout]);
    expect(findings.map(({ severity }) => severity)).toEqual(["must", "worth"]);
  });
});
