import { describe, expect, it } from "vitest";
import { refusalSentence } from "./inspect-file.ts";
import { uploadTimeLeft } from "./upload-time-left.ts";

describe("the time left of an upload", () =>
  it.each([
    ["is estimated from the progress since the last pause", 0.6, 0.4, 10_000, "about 20 s left"],
    ["is given in minutes when it is long", 0.02, 0.01, 10_000, "about 16 min left"],
    ["is unknown at first", 0.6, 0.4, 1000, null],
    ["is unknown while there is no progress", 0.4, 0.4, 10_000, null],
  ])("%s", (_, progress, startedFrom, spent, words) => {
    expect(uploadTimeLeft({ status: "sending", progress, startedAt: 0, startedFrom }, spent)).toBe(words);
  }));

describe("the message for a refused file", () =>
  it.each([
    ["unknown-type", "notes.pdf", "", "notes.pdf isn't an image, video or sound."],
    [
      "unsupported-type",
      "IMG_1.HEIC",
      "This is HEIC.",
      "IMG_1.HEIC is a HEIC photo, which browsers can't show. Export it as JPEG.",
    ],
    ["unsupported-type", "notes.pdf", "This is PDF.", "notes.pdf isn't an image, video or sound."],
    [
      "unsupported-type",
      "logo.svg",
      "This is SVG.",
      "logo.svg is of a kind that we can't use. Take JPEG, PNG, MP4, MOV, MP3 or WAV.",
    ],
    ["truncated", "clip.mp4", "", "clip.mp4 breaks off: part of the file is missing."],
    [
      "unsupported-codec",
      "clip.mov",
      "The video is hevc.",
      "clip.mov is in a format that this browser can't play (HEVC). Save it as H.264 (MP4) and try again.",
    ],
  ] as const)("names the file: %s", (reason, name, detail, sentence) => {
    expect(refusalSentence(reason, name, detail)).toBe(sentence);
  }));
