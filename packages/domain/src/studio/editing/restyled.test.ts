import { describe, expect, it } from "vitest";
import { templates } from "../catalogue/index.ts";
import { newStyle } from "../creation/new-creation.ts";
import { restyled } from "./restyled.ts";

const story = newStyle("video-story", { template: "beat-cuts" });

describe("another template", () => {
  it("brings its own captions and its own music", () => {
    expect(story).toMatchObject({ captions: "scale-pulse", music: "lift" });
    expect(restyled("video-story", story, "photo-story")).toMatchObject({ captions: "typewriter", music: "low" });
  });

  it("leaves what the user chose", () => {
    const chosen = { ...story, captions: "karaoke", music: null } as const;
    expect(restyled("video-story", chosen, "photo-story")).toMatchObject({ captions: "karaoke", music: null });
  });
});

it("offers templates of a spoken kind with captions of three styles or more, and videos with three beds or more", () => {
  const all = Object.entries(templates).flatMap(([kind, ofKind]) => ofKind.map((it) => ({ ...it, kind })));
  const spoken = all.filter(({ kind, isSilent }) => (kind === "video-story" || kind === "ugc-video") && !isSilent);
  expect(spoken.every(({ captions }) => captions)).toBe(true);
  expect(new Set(spoken.map(({ captions }) => captions)).size).toBeGreaterThan(4);
  const videos = all.filter(({ kind }) => kind.includes("video"));
  expect(videos.every(({ music }) => music)).toBe(true);
  expect(new Set(videos.map(({ music }) => music)).size).toBeGreaterThan(2);
});
