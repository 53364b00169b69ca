import { templates } from "@vignette/domain/studio/catalogue";
import { describe, expect, it } from "vitest";
import type { Scene } from "../scene/scene.ts";
import type { Storyboard } from "../storyboard/storyboard.ts";
import { storyboardScenes, storyboardWords } from "./templates.ts";

const KINDS = ["video-story", "ugc-video", "meme-video"] as const;
const all = KINDS.flatMap((kind) => templates[kind].map(({ name }) => [kind, name] as const));

const ROLES = ["hook", "point", "proof", "ask"] as const;
/** A story told by clips in which something is said, one clip for each beat. */
function spokenClips(kind: (typeof KINDS)[number], template: string): Storyboard {
  const beats = ROLES.map((role, at) => ({
    ...{ id: `b${at}`, role, line: "", title: `Title ${at}`, body: "", holdMs: null },
    media: {
      ...{ kind: "video" as const, src: `clip-${at}`, trimMs: 1000, durationMs: 5000, hasSound: true },
      size: { width: 1080, height: 1920 },
      said: [0, 1, 2].map((nth) => ({ text: `word${at}${nth}`, startMs: 1200 + nth * 500, endMs: 1500 + nth * 500 })),
    },
  }));
  return { kind, template, beats, voice: null, music: null, captions: null, brand: null, handle: "" };
}

/** The times, in ms on the clock of the video, at which the words of each file are heard in a scene. */
function heardIn({ tracks, durationMs }: Scene, { beats }: Storyboard): string[] {
  const clips = tracks.flatMap((track) => track.clips).filter((clip) => clip.kind === "video");
  return clips.flatMap(({ src, sound, startMs, endMs, trimMs, freezeAtMs = endMs }) => {
    const media = beats.find((beat) => beat.media?.src === src)?.media;
    if (!sound || media?.kind !== "video") return [];
    return (media.said ?? []).flatMap((word) => {
      const at = startMs + word.startMs - trimMs;
      return word.startMs >= trimMs && at < Math.min(endMs, freezeAtMs, durationMs)
        ? [`${word.text} ${Math.round(at)}`]
        : [];
    });
  });
}

/** A clip of a minute in which a word is said every half second, shown in every beat without having been cut. */
function oneClip(kind: (typeof KINDS)[number], template: string): Storyboard {
  const said = Array.from({ length: 100 }, (_, nth) => {
    const startMs = 1200 + nth * 500;
    return { text: `word${nth}`, startMs, endMs: startMs + 300 };
  });
  const size = { width: 1080, height: 1920 };
  const media = { kind: "video" as const, src: "clip", trimMs: 1000, durationMs: 59_000, hasSound: true, size, said };
  const story = spokenClips(kind, template);
  return { ...story, beats: story.beats.map((beat) => ({ ...beat, media, holdMs: 3000 })) };
}

const saidIn = (storyboard: Storyboard) =>
  storyboardWords(storyboard)
    .flat()
    .map(({ text, startMs }) => `${text} ${Math.round(startMs)}`)
    .toSorted();

describe("what is said in the user's own clips", () => {
  it.each(all)("%s, %s: a word counts as said where it is heard, and nowhere else", (kind, name) => {
    const storyboard = spokenClips(kind, name);
    const [scene] = storyboardScenes(storyboard, "tiktok");
    if (!scene) throw new Error("A video has a scene.");
    expect([...new Set(heardIn(scene, storyboard))].toSorted()).toEqual(saidIn(storyboard));
  });

  it.each(all)("%s, %s: also where several beats show the same clip", (kind, name) => {
    const storyboard = oneClip(kind, name);
    const [scene] = storyboardScenes(storyboard, "tiktok");
    if (!scene) throw new Error("A video has a scene.");
    expect([...new Set(heardIn(scene, storyboard))].toSorted()).toEqual(saidIn(storyboard));
  });

  it("is heard to its end where a meme freezes its only beat", () => {
    const story = spokenClips("meme-video", "freeze-and-name");
    const storyboard = { ...story, beats: story.beats.slice(0, 1) };
    const said = storyboard.beats.map(({ media }) => ({
      ...(media as Extract<typeof media, object>),
      durationMs: 9000,
      said: Array.from({ length: 16 }, (_, nth) => ({
        ...{ text: `word${nth}`, startMs: 1200 + nth * 500, endMs: 1500 + nth * 500 },
      })),
    }));
    const beats = storyboard.beats.map((beat, at) => ({ ...beat, media: said[at] ?? null }));
    expect(saidIn({ ...storyboard, beats })).toHaveLength(16);
    const held = beats.map((beat) => ({ ...beat, holdMs: 6000 }));
    expect(saidIn({ ...storyboard, beats: held })).toHaveLength(9);
  });

  it.each(all)("%s, %s: also where there is one beat", (kind, name) => {
    const story = oneClip(kind, name);
    const storyboard = { ...story, beats: story.beats.slice(0, 1).map((beat) => ({ ...beat, holdMs: 10_000 })) };
    const [scene] = storyboardScenes(storyboard, "tiktok");
    if (!scene) throw new Error("A video has a scene.");
    expect([...new Set(heardIn(scene, storyboard))].toSorted()).toEqual(saidIn(storyboard));
  });
});
