import type { Scene } from "@vignette/composition";
import { type CreationKind, type CreationMedia, looks } from "@vignette/domain/studio";
import type { LookSample } from "./look-picker.tsx";
import { slideScenes, storyOf } from "./scenes.ts";
import type { Script } from "./script-issues.ts";

type Brand = { bg: string; accent: string } | null;

/** Every look of a kind with the words and pictures given, at a moment that shows what differs. */
export function lookSamples(script: Script, brand: Brand, media: readonly CreationMedia[]): LookSample[] {
  if ("slides" in script) {
    return looks["carousel-image"].flatMap((look) => {
      const [scene] = slideScenes(script, look, { brand, media }, "instagram");
      return scene ? [{ look, scene, atMs: 0 }] : [];
    });
  }
  return looks["video-story"].map((look) => {
    const scene = storyOf(script, look, brand, media);
    return { look, scene, atMs: captionTime(scene) };
  });
}

/** The words and media of a sample before anything is made: the hook, as first slide or as spoken line. */
export function hookSample(kind: CreationKind, hook: string, picture: string | null) {
  const image =
    picture === null ? [] : [{ kind: "image", key: picture, type: "image/png", bytes: 0, index: 0 } as const];
  const rest = { caption: "", hashtags: [] };
  if (kind === "carousel-image") {
    const slide = { title: hook, body: "", emphasis: lastWords(hook), imagePrompt: "" };
    return { script: { slides: [slide], ...rest }, media: image };
  }
  const beat = { role: "hook", line: hook, overlay: "", imagePrompt: "" } as const;
  const words = hook.split(/\s+/).map((text, at) => ({ text, startMs: at * 350, endMs: at * 350 + 330 }));
  const voice = {
    kind: "voice",
    key: "",
    type: "",
    bytes: 0,
    durationMs: words.length * 350,
    words,
    beatStartsMs: [0],
  };
  return { script: { beats: [beat], ...rest }, media: [...image, voice as Extract<CreationMedia, { kind: "voice" }>] };
}

/** The marker has something to mark. */
const lastWords = (hook: string) => hook.split(/\s+/).slice(-2).join(" ");

/** Captions pause where an overlay says the same: the second word that has one, in ms. */
function captionTime(scene: Scene): number {
  const captions = scene.tracks.flatMap((track) => track.clips).find((clip) => clip.kind === "captions");
  return captions?.words[1]?.startMs ?? captions?.startMs ?? 0;
}
