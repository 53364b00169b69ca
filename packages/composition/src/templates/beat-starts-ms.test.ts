import { templates } from "@vignette/domain/studio/catalogue";
import { describe, expect, it } from "vitest";
import { wordsAcross } from "../join/words-across.ts";
import type { Storyboard } from "../storyboard/storyboard.ts";
import { beatStartsMs, storyboardScenes } from "./templates.ts";

const KINDS = ["video-story", "ugc-video", "meme-video"] as const;
const all = KINDS.flatMap((kind) => templates[kind].map(({ name }) => [kind, name] as const));

function aStoryboard(kind: (typeof KINDS)[number], template: string): Storyboard {
  const beat = (role: Storyboard["beats"][number]["role"], title: string, body = "") => ({
    ...{ id: title, role, line: "", title, body, holdMs: null },
    media: { kind: "image" as const, src: title, size: { width: 1080, height: 1920 } },
  });
  const beats = [
    beat("hook", "Three myths about candles"),
    beat("point", "They all smell the same", "42 min"),
    beat("proof", "Ours burn for sixty hours", "12 min"),
    beat("ask", "Try one tonight"),
  ];
  return { kind, template, beats, voice: null, music: "walk", captions: null, brand: null, handle: "" };
}

/** Each title is the second sentence, or a part of it; ten words a second. */
function saidFast(storyboard: Storyboard): Storyboard {
  const lines = storyboard.beats.map(({ title }, i) => `Listen now. ${title}${i % 2 === 0 ? "" : " today"}.`);
  const beats = storyboard.beats.map((beat, i) => ({ ...beat, line: lines[i] ?? "" }));
  const said = lines.map((line) => line.split(" "));
  const words = said.flat().map((text, i) => ({ text, startMs: i * 100, endMs: i * 100 + 90 }));
  const beatStartsMs = said.map((_, i) => said.slice(0, i).flat().length * 100);
  return { ...storyboard, beats, voice: { src: "voice", durationMs: words.length * 100, words, beatStartsMs } };
}

describe("where a video can be taken apart", () => {
  it.each(all)("%s, %s: its clips begin where its beats are said to begin", (kind, name) => {
    const storyboard = aStoryboard(kind, name);
    const [scene] = storyboardScenes(storyboard, "tiktok");
    const starts = (scene?.tracks ?? []).flatMap(({ clips }) => clips.map(({ startMs }) => startMs));
    // A joke has one turn; what comes before its last beat is one setup.
    const cuts = kind === "meme-video" ? beatStartsMs(storyboard).slice(-1) : beatStartsMs(storyboard);
    for (const cut of cuts) expect(Math.min(...starts.map((start) => Math.abs(start - cut)))).toBeLessThan(1);
  });

  it.each([
    ["read", (storyboard: Storyboard) => storyboard],
    ["said so fast that no title is on screen for long", saidFast],
  ])("tells looks whose words stay across the cut from those that can be joined, %s", (_, told) => {
    const across = (kind: (typeof KINDS)[number], name: string) => {
      const storyboard = told(aStoryboard(kind, name));
      const [scene] = storyboardScenes(storyboard, "tiktok");
      const starts = beatStartsMs(storyboard);
      return [starts[1], starts.at(-1)].some((at) => scene && at !== undefined && wordsAcross(scene, at));
    };
    const kept = all.filter(([kind, name]) => across(kind, name)).map(([, name]) => name);
    expect(kept).toEqual(["chat-play"]);
  });
});
