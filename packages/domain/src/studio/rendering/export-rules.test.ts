import { describe, expect, it } from "vitest";
import { aCreation } from "../creation/a-creation.test-support.ts";
import { refuseFiles } from "./export-rules.ts";

const jpeg = {
  key: "exports/creation-1/0-x.jpg",
  type: "image/jpeg" as const,
  width: 1080,
  height: 1350,
  durationMs: null,
  platform: null,
};
const mp4 = { ...jpeg, key: "exports/creation-1/0-x.mp4", type: "video/mp4" as const, durationMs: 1000 };
const carousel = aCreation({ kind: "carousel-image" });
const story = aCreation({ kind: "video-story" });

describe("the exported files of a creation", () => {
  it.each([
    ["slides", carousel, [jpeg, jpeg]],
    ["a video", story, [mp4]],
  ])("are its %s", (_case, creation, files) => {
    expect(refuseFiles(creation, files)).toBeNull();
  });

  it.each([
    ["a video for a carousel", carousel, [jpeg, mp4], "files.1.type"],
    ["a picture for a story", story, [jpeg], "files.0.type"],
    ["two videos for a story", story, [mp4, mp4], "files.1.type"],
    ["somebody else's file", carousel, [jpeg, { ...jpeg, key: "exports/creation-2/0-x.jpg" }], "files.1.key"],
    ["a key that only looks alike", carousel, [{ ...jpeg, key: "exports/creation-10/0.jpg" }], "files.0.key"],
  ])("are refused: %s", (_case, creation, files, field) => {
    expect(refuseFiles(creation, files)).toMatchObject({ kind: "invalid", field });
  });
});
