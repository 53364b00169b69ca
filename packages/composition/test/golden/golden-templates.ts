import { type Scene, type Storyboard, type StoryboardBeat, storyboardScenes } from "../../src/index.ts";

/** Two video templates: a clock that runs, and a print on paper with words over it. */
export const goldenTemplates = (): { name: string; scene: Scene; momentsMs: number[] }[] => [
  { name: "template-stopwatch", scene: sceneOf("video-story", "stopwatch"), momentsMs: [4000, 8000] },
  { name: "template-photo-story", scene: sceneOf("video-story", "photo-story"), momentsMs: [4000] },
];

function sceneOf(kind: Storyboard["kind"], template: string) {
  const beats = [
    beat("hook", "Your candle *tunnels*", "warm", ""),
    beat("pain", "By hand", "cold", "42 min"),
    beat("proof", "With *Hearth*", "warm", "3 min"),
    beat("ask", "Save *this*", "cold", ""),
  ];
  const look = { music: null, captions: null, brand: null, handle: "" };
  const storyboard: Storyboard = { kind, template, beats, voice: null, ...look };
  const [scene] = storyboardScenes(storyboard, "tiktok");
  if (!scene) throw new Error(`no scene of ${template}`);
  return scene;
}

function beat(role: StoryboardBeat["role"], title: string, src: string, body: string): StoryboardBeat {
  return { id: role, role, title, line: "", body, media: { kind: "image", src }, holdMs: 3000 };
}
