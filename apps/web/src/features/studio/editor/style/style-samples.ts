import type { Scene } from "@vignette/composition";
import { creationScenes, evenlyTimed, isMeme, isVideo, type SceneInput, type ScriptAndStyle } from "@vignette/content";
import {
  type CreationView,
  captionStyles,
  drawings,
  newBeat,
  newStyle,
  restyled,
  type Template,
  templates,
} from "@vignette/domain/studio";
import { captionStyleNames } from "../../../../shared/words/caption-styles.ts";
import { drawingNames } from "../../../../shared/words/drawings.ts";
import { nameOfLook } from "../../../../shared/words/looks.ts";
import type { Sample } from "./sample-picker.tsx";

/** Every template of a kind with the given text and pictures, at a time at which the templates differ. */
export function templateSamples(
  draft: ScriptAndStyle,
  sceneInput: SceneInput,
  offered: readonly Template[] = templates[sceneInput.kind].filter(
    // One that quotes a customer is chosen where the brief is known to hold a review: in Create.
    ({ needs, name }) => needs !== "review" || name === draft.style.template,
  ),
): Sample[] {
  return offered.flatMap(({ name }) => {
    const style = restyled(sceneInput.kind, draft.style, name);
    const [scene] = creationScenes({ ...draft, style }, sceneInput, "instagram");
    return scene
      ? [{ name, label: nameOfLook(sceneInput.kind, name), scene, atMs: isVideo(sceneInput) ? firstMove(scene) : 0 }]
      : [];
  });
}

/** Every drawing that a meme can use, or those that are `offered`. */
export function drawingSamples(
  draft: ScriptAndStyle,
  sceneInput: SceneInput,
  offered: readonly (typeof drawings)[number][] = drawings,
): Sample[] {
  return offered.flatMap(({ name }) => {
    const [scene] = creationScenes(dressed(draft, { drawing: name }), sceneInput, "instagram");
    return scene ? [{ name, label: drawingNames[name], scene, atMs: isVideo(sceneInput) ? firstMove(scene) : 0 }] : [];
  });
}

/** Every caption style, at a time at which words are spoken. */
export function captionSamples(draft: ScriptAndStyle, sceneInput: SceneInput): Sample[] {
  return captionStyles.flatMap((captions) => {
    const [scene] = creationScenes(dressed(draft, { captions }), sceneInput, "instagram");
    return scene
      ? [{ name: captions, label: captionStyleNames[captions], scene, atMs: captionTime(scene), part: "middle" }]
      : [];
  });
}

const dressed = (draft: ScriptAndStyle, part: Partial<ScriptAndStyle["style"]>): ScriptAndStyle => ({
  ...draft,
  style: { ...draft.style, ...part },
});

/**
 * Script and media of a sample for a creation that does not exist yet: the hook as the first slide or as a spoken line,
 * over a picture.
 */
export function hookSample(kind: CreationView["kind"], hook: string, picture: string | null) {
  const style = newStyle(kind, {});
  const beat = newBeat("hook", { role: "hook", title: hook, line: hook, imagePrompt: "picture" });
  const image = { kind: "image", type: "image/png", bytes: 0, beatId: "hook", prompt: "picture", take: 0 } as const;
  // A meme shows a drawing unless it has a picture of its own.
  const media = picture === null || isMeme({ kind }) ? [] : [{ ...image, key: picture }];
  const draft: ScriptAndStyle = { script: { beats: [beat], caption: "", hashtags: [] }, style };
  return { draft, media: style.captions === null ? media : [...media, evenlyTimed(hook)] };
}

/** The start of the second caption word, in ms. No captions show while a title says the same. */
function captionTime(scene: Scene): number {
  const captions = scene.tracks.flatMap((track) => track.clips).find((clip) => clip.kind === "captions");
  return captions?.words[1]?.startMs ?? captions?.startMs ?? 0;
}

/** A time, in ms, at which every entrance has ended. */
const firstMove = (scene: Scene) => Math.min(900, scene.durationMs / 2);
