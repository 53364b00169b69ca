import { join } from "node:path";
import { type BeatMedia, type Storyboard, type StoryboardBeat, storyboardScenes } from "@vignette/composition";
import { root } from "../../local/settings.ts";

/** The photographs that the boards show, with their sizes; of the contact sheets' briefs (scripts/sheets/photos/README.md). */
const PHOTOS = {
  coffee: { width: 1080, height: 720 },
  cat: { width: 1080, height: 718 },
  "brick-path": { width: 900, height: 1200 },
};
const LINES = [
  ["hook", "Three things nobody films"],
  ["point", "The first cup of the day"],
  ["point", "Who watches you drink it"],
  ["point", "The path you walk down"],
  ["ask", "Save this for tomorrow"],
] as const;

/** The files of the photographs by media id. */
export const boardMedia = (): Record<string, string> =>
  Object.fromEntries(Object.keys(PHOTOS).map((id) => [id, join(root, "scripts/sheets/photos", `${id}.jpg`)]));

/** Two videos as the product makes them, silent: photos that are cut to, and photos that move slowly under film grain. */
export const BOARDS = { beatCuts: "beat-cuts", photoStory: "photo-story" } as const;

/** The scene of a board, as JSON. */
export function boardScene(template: string): string {
  const photos = Object.entries(PHOTOS).map(([src, size]): BeatMedia => ({ kind: "image", src, size }));
  const beats = LINES.map(
    ([role, title], at): StoryboardBeat => ({
      ...{ id: `${at}`, role, title, line: `${title}.`, body: "" },
      ...{ media: photos[at % photos.length] ?? null, holdMs: null },
    }),
  );
  const look = { captions: null, brand: null, handle: "hearth", music: "lift" } as const;
  const storyboard: Storyboard = { kind: "video-story", template, beats, voice: null, ...look };
  const [scene] = storyboardScenes(storyboard, "tiktok");
  if (!scene) throw new Error(`${template} makes no scene`);
  return JSON.stringify(scene);
}
