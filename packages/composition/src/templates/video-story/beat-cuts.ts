import { storyScene } from "../../story/story-scene.ts";
import type { StoryBeat } from "../../story/story-script.ts";
import { beatTimes } from "../beat-times.ts";
import type { PieceBeat } from "../piece.ts";
import type { Template } from "../template.ts";

export const beatCuts: Template = {
  name: "beat-cuts",
  label: "Beat cuts",
  hint: "A voice, a cut on every thought, captions word by word. The one that fits most products.",
  beats: { least: 2, usual: 5, most: 10 },
  media: "welcome",
  build: (piece) => {
    const times = beatTimes(piece);
    const scene = storyScene({
      beats: piece.beats.map((beat, i) => ({ ...storyBeat(beat), ...(times[i] ?? { startMs: 0, endMs: 500 }) })),
      words: piece.voice?.words ?? [],
      voiceId: piece.voice?.src ?? null,
      musicId: piece.music,
      brand: piece.brand,
      captions: piece.captions ?? "active-box",
      progress: false,
    });
    return [piece.fonts ? { ...scene, fonts: piece.fonts } : scene];
  },
};

function storyBeat({ role, line, title, media }: PieceBeat): Omit<StoryBeat, "startMs" | "endMs"> {
  return {
    role: role === "point" ? "turn" : role,
    line,
    overlay: title || null,
    imageId: null,
    media,
  };
}
