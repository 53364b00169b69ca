import type { SceneInput, ScriptAndStyle } from "@vignette/content";
import { newBeat, newStyle } from "@vignette/domain/studio";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SplitScene } from "./split-scene.tsx";
import { timelineEdit } from "./timeline-edit.ts";

const lines = ["Stop", "It costs you hours every week"];
const said = lines.join(" ");
const words = said.split(" ").map((text, i) => ({ text, startMs: i * 400, endMs: i * 400 + 300 }));
const draft: ScriptAndStyle = {
  script: { beats: lines.map((line, at) => newBeat(`b${at}`, { line })), caption: "", hashtags: [] },
  style: newStyle("video-story", {}),
};
const silent: SceneInput = {
  ...{ kind: "video-story", brand: null, media: [], shown: [] },
  handles: { tiktok: "", instagram: "" },
};
const spoken: SceneInput = {
  ...silent,
  media: [{ kind: "voice", key: "v", type: "audio/wav", bytes: 1, durationMs: 2800, said, voice: "", words }],
};
const editOf = (sceneInput: SceneInput) => timelineEdit({ sceneInput, now: () => draft, onChange: () => undefined });
const shown = (index: number, sceneInput: SceneInput) =>
  renderToStaticMarkup(<SplitScene {...{ draft, sceneInput, index, now: () => 0, edit: editOf(sceneInput) }} />);

describe("splitting a scene", () => {
  it("is refused where a voice says one word, and says why and what to do", () => {
    expect(shown(0, spoken)).toContain('aria-disabled="true"');
    expect(shown(0, spoken)).toContain("this scene has fewer. Add words to it first.");
  });

  it.each([
    ["between words that are spoken", 1, spoken],
    ["without a voice, also with one word", 0, silent],
  ])("is possible %s", (_, index, sceneInput) => {
    expect(shown(index, sceneInput)).not.toContain('aria-disabled="true"');
    expect(shown(index, sceneInput)).toMatch(/<p[^>]*><\/p>/);
  });

  it("names what is in the way at the playhead", () => {
    const { split } = editOf(spoken);
    expect(split(1, 2750)?.message).toBe(
      "One half would have no words. Move the playhead between two spoken words of this scene.",
    );
    expect(split(1, 1500)).toBeNull();
  });
});
