import { describe, expect, it } from "vitest";
import type { Movie } from "../../assets/index.ts";
import type { Platform } from "../../social-accounts/index.ts";
import type { CheckedFile, CheckedTarget } from "./checked-target.ts";
import { preflight } from "./preflight.ts";
import { type Repair, repairOf, unrepairable } from "./repair.ts";

const plain: Movie = { video: "avc1", audio: "mp4a", frameRate: 30, hdr: false, indexFirst: true };
const clip = (movie: Partial<Movie> = {}, change: Partial<CheckedFile> = {}): CheckedFile => ({
  ...{ type: "video/mp4", bytes: 2_000_000, width: 1080, height: 1920, durationMs: 8000 },
  movie: { ...plain, ...movie },
  ...change,
});
const photo = (width: number, height: number, type: CheckedFile["type"] = "image/jpeg"): CheckedFile => {
  return { type, bytes: 500_000, width, height, durationMs: null };
};
const on = (file: CheckedFile, ...platforms: Platform[]): CheckedTarget[] =>
  platforms.map((platform) => ({ platform, caption: "", files: [file] }));
const both = (file: CheckedFile) => on(file, "tiktok", "instagram");
const said = (targets: CheckedTarget[]) => preflight({ targets }).findings.map(({ message }) => message);

const full = { how: "encode", width: 1080, height: 1920, frameRate: 30, changesShape: false } as const;
const inMov = { type: "video/quicktime" } as const;
const HEVC = "The video is in HEVC, which many browsers and older phones can't show.";

describe("a video of the user's own", () => {
  it("needs nothing if it is what both platforms recommend", () => {
    expect(said(both(clip()))).toEqual([]);
    expect(repairOf(both(clip()))).toBeNull();
  });

  it.each<[string, CheckedTarget[], string, Repair | null]>([
    ["in a MOV", on(clip({}, inMov), "tiktok"), "The video is a MOV file; TikTok is sent MP4.", { how: "repack" }],
    [
      "whose index comes last",
      both(clip({ indexFirst: false })),
      "The video's index comes last; Instagram takes only files that begin with it.",
      { how: "repack" },
    ],
    ["in HEVC", on(clip({ video: "hvc1" }), "tiktok"), HEVC, full],
    [
      "in ProRes, in a MOV",
      on(clip({ video: "apch" }, inMov), "instagram"),
      "The video is in ProRes; Instagram takes H.264.",
      full,
    ],
    ["in HDR", on(clip({ hdr: true }), "tiktok"), "The video is in HDR; many phones show its colors washed out.", full],
    [
      "of a game at 120 Hz",
      on(clip({ frameRate: 120 }), "tiktok"),
      "The video has 120 frames a second; TikTok takes 23 to 60.",
      full,
    ],
    [
      "with sound that is not AAC",
      on(clip({ audio: "lpcm" }), "instagram"),
      "The sound is uncompressed; Instagram takes AAC.",
      full,
    ],
    [
      "of 60 Mbit/s",
      both(clip({}, { bytes: 60_000_000 })),
      "The video has 60 Mbit/s; Instagram takes at most 25.",
      full,
    ],
    [
      "in 4K",
      on(clip({ frameRate: 59.94 }, { width: 2160, height: 3840 }), "instagram"),
      "The video is 2160 px wide; Instagram takes at most 1920.",
      { ...full, frameRate: 60 },
    ],
    [
      "that is far too quiet",
      on(clip({}, { lufs: -31 }), "tiktok"),
      "The sound is much too quiet: -31 LUFS; TikTok plays most at -14.",
      full,
    ],
    [
      "that is far too loud",
      on(clip({}, { lufs: -5.6 }), "instagram"),
      "The sound is much too loud: -6 LUFS; Instagram plays most at -14.",
      full,
    ],
    [
      "that is too long, which only its owner can cut",
      on(clip({}, { durationMs: 700_000 }), "tiktok"),
      "The video is 700 s long; TikTok takes 1 s to 10 min.",
      null,
    ],
  ])("is named and repaired: %s", (_, targets, message, repair) => {
    expect(said(targets)).toContain(message);
    expect(repairOf(targets)).toEqual(repair);
  });

  it("may be as quiet as natural sound, as loud as a single, and silent", () => {
    for (const lufs of [-22, -9, -60]) expect(repairOf(both(clip({}, { lufs })))).toBeNull();
  });

  it("is only repacked if it is longer than ten minutes, which is said before", () => {
    const long = { durationMs: 720_000, bytes: 90_000_000 };
    const [repackable, mixed] = [
      on(clip({}, { ...long, ...inMov }), "instagram"),
      on(clip({ hdr: true }, { ...long, ...inMov }), "instagram"),
    ];
    expect([repairOf(repackable), unrepairable(repackable)]).toEqual([{ how: "repack" }, null]);
    expect(repairOf(mixed)).toEqual({ how: "repack" });
    expect(unrepairable(mixed)).toMatchObject({ isRepacked: true });
    const foreign = on(clip({ video: "hvc1" }, long), "tiktok", "instagram");
    expect(repairOf(foreign, { reshape: true })).toBeNull();
    expect(unrepairable(foreign)).toEqual({
      longestMs: 600_000,
      isRepacked: false,
      limits: [
        { platform: "tiktok", maxMs: 600_000 },
        { platform: "instagram", maxMs: 900_000 },
      ],
    });
    expect(unrepairable(on(clip({ video: "hvc1" }), "tiktok"))).toBeNull();
  });

  it("is not drawn larger than it is, unless it is smaller than a platform takes", () => {
    const small = (width: number, height: number) => repairOf(both(clip({ video: "hvc1" }, { width, height })));
    expect(small(540, 960)).toMatchObject({ width: 540, height: 960, changesShape: false });
    expect(small(180, 320)).toMatchObject({ width: 360, height: 640, changesShape: false });
  });

  it("keeps its shape unless the user wants it to fill the screen", () => {
    const wide = both(clip({ video: "hvc1" }, { width: 3840, height: 2160 }));
    expect(repairOf(wide)).toMatchObject({ width: 1920, height: 1080, changesShape: false });
    expect(repairOf(wide, { reshape: true })).toMatchObject({ width: 1080, height: 1920, changesShape: true });
    expect(repairOf(both(clip({}, { width: 1920, height: 1080 })))).toBeNull();
  });
});

describe("a carousel of the user's own pictures", () => {
  const of = (files: CheckedFile[], ...platforms: Platform[]): CheckedTarget[] =>
    platforms.map((platform) => ({ platform, caption: "", files }));
  const [png, wide, plain] = [photo(1080, 1350, "image/png"), photo(3000, 1000), photo(1080, 1350)];

  it("has only the slides drawn anew that a platform refuses, each in the nearest shape of its own", () => {
    expect(repairOf(of([plain, plain], "tiktok", "instagram"))).toBeNull();
    expect(repairOf(of([plain, png, wide], "instagram"))).toEqual({
      ...{ how: "slides", changesShape: true },
      slides: [
        { index: 1, width: 1080, height: 1350, changesShape: false },
        { index: 2, width: 1910, height: 1000, changesShape: true },
      ],
    });
  });

  it("gets the shape of its first slide where the user wants that and a platform would crop it", () => {
    const square = photo(1080, 1080);
    const [both, tiktok] = [of([plain, square], "tiktok", "instagram"), of([plain, square], "tiktok")];
    expect([repairOf(both), repairOf(tiktok, { reshape: true })]).toEqual([null, null]);
    expect(repairOf(both, { reshape: true })).toEqual({
      ...{ how: "slides", changesShape: true },
      slides: [{ index: 1, width: 1080, height: 1350, changesShape: true }],
    });
  });

  it("names a slide by its place in the carousel, also where a story shows it alone", () => {
    const story: CheckedTarget = { platform: "instagram", caption: "", files: [png], isStory: true };
    expect(repairOf([story], { slides: [plain, png] })).toMatchObject({ slides: [{ index: 1 }] });
  });

  it("is named with how many pictures each platform takes", () => {
    const many = of(
      Array.from({ length: 12 }, () => plain),
      "tiktok",
      "instagram",
    );
    expect(said(many)).toEqual(["Instagram accepts 1 to 10 images; this has 12."]);
    expect(repairOf(many)).toBeNull();
  });
});

describe("a picture of the user's own", () => {
  it.each<[string, CheckedTarget[], string, Partial<Repair>]>([
    [
      "a PNG",
      on(photo(1080, 1350, "image/png"), "instagram"),
      "The picture is a PNG file; Instagram is sent JPEG.",
      { width: 1080, height: 1350, changesShape: false },
    ],
    [
      "a phone's photo",
      both(photo(3024, 4032)),
      "The picture is 3024 px on its shorter side; TikTok takes at most 1080.",
      { width: 1080, height: 1350, changesShape: true },
    ],
    [
      "a panorama",
      on(photo(4000, 1000), "instagram"),
      "The picture is 4000×1000; Instagram takes pictures from 4:5 to 1.91:1.",
      { width: 1910, height: 1000, changesShape: true },
    ],
  ])("is named and repaired: %s", (_, targets, message, repair) => {
    expect(said(targets)).toContain(message);
    expect(repairOf(targets)).toMatchObject(repair);
  });
});
