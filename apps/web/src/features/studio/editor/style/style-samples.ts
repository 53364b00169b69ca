import type { Scene } from "@vignette/composition";
import { creationScenes, type Draft, evenlyTimed, isMeme, isVideo, type Material } from "@vignette/content";
import { type CreationView, captionStyles, drawings, newBeat, newStyle, templates } from "@vignette/domain/studio";
import type { Sample } from "./sample-picker.tsx";

/** Every template of a kind with the words and pictures given, at a moment that shows what differs. */
export function templateSamples(draft: Draft, material: Material): Sample[] {
  return templates[material.kind].flatMap(({ name, label }) => {
    const [scene] = creationScenes(dressed(draft, { template: name }), material, "instagram");
    return scene ? [{ name, label, scene, atMs: isVideo(material) ? firstMove(scene) : 0 }] : [];
  });
}

/** Every drawing that a meme can be told with. */
export function drawingSamples(draft: Draft, material: Material): Sample[] {
  return drawings.flatMap(({ name, label }) => {
    const [scene] = creationScenes(dressed(draft, { drawing: name }), material, "instagram");
    return scene ? [{ name, label, scene, atMs: isVideo(material) ? firstMove(scene) : 0 }] : [];
  });
}

/** Every way to set captions, each while words are spoken. */
export function captionSamples(draft: Draft, material: Material): Sample[] {
  return captionStyles.flatMap((captions) => {
    const [scene] = creationScenes(dressed(draft, { captions }), material, "instagram");
    return scene
      ? [{ name: captions, label: captionNames[captions], scene, atMs: captionTime(scene), part: "middle" }]
      : [];
  });
}

const dressed = (draft: Draft, part: Partial<Draft["style"]>): Draft => ({
  ...draft,
  style: { ...draft.style, ...part },
});

const captionNames: Record<(typeof captionStyles)[number], string> = {
  "active-box": "Active box",
  "one-word": "One word",
  karaoke: "Karaoke",
  marker: "Marker",
  "clean-two-line": "Clean two-line",
  "boxed-lines": "Boxed lines",
  typewriter: "Typewriter",
  "scale-pulse": "Scale pulse",
};

/** The words and media of a sample before anything is made: the hook, as first picture or as spoken line. */
export function hookSample(kind: CreationView["kind"], hook: string, picture: string | null) {
  const style = newStyle(kind, {});
  const beat = newBeat("hook", { role: "hook", title: hook, line: hook, imagePrompt: "picture" });
  const image = { kind: "image", type: "image/png", bytes: 0, beatId: "hook", prompt: "picture", take: 0 } as const;
  // A meme is told with a drawing, as long as nobody brings a picture of their own.
  const media = picture === null || isMeme({ kind }) ? [] : [{ ...image, key: picture }];
  const draft: Draft = { script: { beats: [beat], caption: "", hashtags: [] }, style };
  return { draft, media: style.captions === null ? media : [...media, evenlyTimed(hook)] };
}

/** Captions pause where a title says the same: the second word that has one, in ms. */
function captionTime(scene: Scene): number {
  const captions = scene.tracks.flatMap((track) => track.clips).find((clip) => clip.kind === "captions");
  return captions?.words[1]?.startMs ?? captions?.startMs ?? 0;
}

/** A moment at which everything that moves in has arrived, in ms. */
const firstMove = (scene: Scene) => Math.min(900, scene.durationMs / 2);
