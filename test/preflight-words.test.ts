import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withSizes } from "@vignette/domain/kernel";
import { emptyBrief, newClaim } from "@vignette/domain/research";
import {
  type CheckedFile,
  type CheckedTarget,
  freshOptions,
  optionFaults,
  type PreflightFinding,
  preflight,
} from "@vignette/domain/scheduling";
import { messagesOfArea } from "@vignette/messages/files";
import { describe, expect, it } from "vitest";
import { sentences } from "../apps/web/src/shared/refusals/sentences.ts";

const root = join(import.meta.dirname, "..");
const messages = messagesOfArea("en", "refusals");
const keyOf = (code: string) => `refusals_${code.replaceAll(/[.-]/g, "_")}`;

const slide = (change: Partial<CheckedFile> = {}): CheckedFile => {
  return { type: "image/jpeg", bytes: 100_000, width: 1080, height: 1350, durationMs: null, ...change };
};
const movie = { video: "avc1", audio: "mp4a", frameRate: 30, hdr: false, indexFirst: true };
const video = (change: Partial<CheckedFile> = {}, stored: Partial<typeof movie> = {}): CheckedFile =>
  slide({ type: "video/mp4", height: 1920, durationMs: 12_000, movie: { ...movie, ...stored }, ...change });
const onBoth = (...files: CheckedFile[]): CheckedTarget[] => [
  { platform: "tiktok", caption: "", files },
  { platform: "instagram", caption: "", files },
];

const pictures = [
  { type: "video/mp4" as const, durationMs: 12_000 },
  { type: "image/png" as const },
  { bytes: 90_000_000 },
  { width: 2000, height: 2500 },
  { width: 200, height: 250 },
  { width: 3000, height: 500 },
].map((change) => slide(change));

const videos = [
  video({ bytes: 9_000_000_000 }),
  video({ durationMs: 500 }),
  video({ width: 100, height: 100 }),
  video({ width: 3000, height: 3000 }),
  video({ type: "video/quicktime" }),
  video({ lufs: -2 }),
  video({ lufs: -30 }),
  video({ bytes: 90_000_000 }),
  ...[{ video: "vp09" }, { video: "hvc1" }, { audio: "lpcm" }, { audio: "Opus" }].map((stored) => video({}, stored)),
  ...[{ indexFirst: false }, { frameRate: 120 }, { hdr: true }].map((stored) => video({}, stored)),
];

const review = (text: string, by: string) => {
  const words = { text, place: { kind: "whole" as const }, field: "beats.0.title" };
  return { ...words, quoted: { by, field: "beats.0.body" } };
};
const REVIEW = "Still sweet when it is cold, even on Monday.";
const brief = {
  ...emptyBrief,
  proof: [
    newClaim(`“${REVIEW}” Ines`, { source: "https://kilnhouse.example" }),
    newClaim("“Quiet enough for a library all day.”", { source: "https://kilnhouse.example" }),
  ],
};
const texts = [
  review("Nothing of that kind", "Tom"),
  review("So sweet, even when it is cold!", "Ines"),
  review("Still sweet when it is cold", "Ines"),
  review(REVIEW, "Tom"),
  review("Quiet enough for a library all day.", "Tom"),
  { text: "[pain] and 63 hours", place: { kind: "whole" as const }, field: "beats.1.title" },
];

const tiktok = { ...freshOptions("tiktok", false), privacyLevel: "" };
const instagram = freshOptions("instagram", false);
const posted = {
  key: "k",
  sha256: "0".repeat(64),
  platform: null,
  type: "image/jpeg",
  bytes: 1,
  durationMs: null,
} as const;
const file = { ...posted, width: 1080, height: 1350 };
const film = { ...file, type: "video/mp4" as const, durationMs: 1000 };

const found: Pick<PreflightFinding, "message" | "says">[] = [
  ...pictures.flatMap((it) => [onBoth(it), onBoth(slide(), it)]).concat([onBoth(slide(), slide({ height: 1080 }))]),
  ...[onBoth(...Array.from({ length: 40 }, () => slide())), onBoth(video(), video())],
  ...videos.map((it) => onBoth(it)),
  onBoth(slide()).map((it) => ({ ...it, caption: `${"#a @b ".repeat(40)}${"word ".repeat(1000)}[price]` })),
]
  .flatMap((targets) => preflight({ targets }).findings)
  .concat(
    ...[-30, -5].map((lufs) => preflight({ targets: onBoth(video()), sound: { lufs, dbtp: 0 } }).findings),
    ...[brief, emptyBrief].map((it) => {
      return preflight({ targets: onBoth(slide()), words: texts, facts: { brief: it, hook: "" } }).findings;
    }),
  );

const faults = [
  { files: [file], options: { ...tiktok, disclose: true, photoCover: 9, photoTitle: "[pain]" } },
  { files: [file], options: { ...tiktok, disclose: true, brandedContent: true, privacyLevel: "SELF_ONLY" } },
  { files: [film], options: { ...tiktok, coverMs: 9000 } },
  { files: [file], options: { ...instagram, firstComment: `[pain] ${"#a ".repeat(31)}` } },
  { files: [file, file], options: { ...instagram, placement: "story", storySlide: 9 } },
  { files: [file], options: { ...instagram, userTags: [{ username: "kiln", slide: 9, x: 0.5, y: 0.5 }] } },
].flatMap(({ files, options }) => optionFaults(files, { caption: "", options: options as never }));

describe("what a check finds", () => {
  const all = [...found, ...faults];
  const filled = (code: string, values: Readonly<Record<string, string | number>>) =>
    Object.values(messages.get(keyOf(code))?.texts ?? {})
      .join()
      .replaceAll(/\{(\w+)\}/g, (_, name) => String(withSizes(values, "en-US")[name]));

  it("has a message in English with the same words and values", () => {
    for (const { message, says } of all) expect(says && filled(says.code, says.values)).toBe(message);
  });

  it("on the drawn pictures, and why a recipe, the studio or the renderer makes nothing, has a message in English with the same words and values", () => {
    const folders = [
      "packages/composition/src/lint",
      "packages/domain/src/{automation,hook-library,support,studio/{creation,rendering}}",
      "apps/worker/src/{engine/automation,features/studio/generation}",
    ];
    const made = globSync(`{${folders.join()}}/*.ts`, { cwd: root }).flatMap((path) => [
      ...readFileSync(join(root, path), "utf8").matchAll(/say\(\s*"([\w.-]+)",\s*["`]([^"`]+)["`]/g),
    ]);
    const texts = made.map(([, code = "", sentence = ""]) => [code, sentence.replaceAll(/\$\{/g, "{")]);
    const ofLayout = (codes: readonly (string | undefined)[]) =>
      codes.filter((it) => it?.startsWith("layout.")).toSorted();
    expect(ofLayout(texts.map(([code]) => code))).toEqual(ofLayout(Object.keys(sentences)));
    for (const code of ["automation.hooks-used", "render.upload-lost", "studio.broken"])
      expect(texts.map(([it]) => it)).toContain(code);
    const open = (text: string) => text.replaceAll(/\{\w+\}/g, "{}");
    for (const [code = "", text = ""] of texts)
      expect(open(Object.values(messages.get(keyOf(code))?.texts ?? {}).join()), code).toBe(open(text));
  });

  it("is here every finding that has a message", () => {
    const codes = new Set(all.map(({ says }) => says?.code));
    const missed = Object.keys(sentences).filter((code) => code.startsWith("preflight.") && !codes.has(code));
    expect(missed).toEqual([]);
  });
});
