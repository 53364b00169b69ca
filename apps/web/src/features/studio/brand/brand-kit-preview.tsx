import type { Scene } from "@vignette/composition";
import { creationScenes, evenlyTimed, type SceneInput } from "@vignette/content";
import {
  type BrandKit,
  branded,
  closingOf,
  filesOfKit,
  newBeat,
  newStyle,
  type ShownView,
} from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { classNames, Skeleton } from "@vignette/ui";
import { Suspense, useDeferredValue, useMemo } from "react";
import { CAPTION_PART } from "../media/caption-part.ts";
import { usePicturesOnceLoaded } from "../media/media.ts";
import { SceneCanvas } from "../media/scene-canvas.tsx";

/** Two slides, and a video with captions, in the style of a brand kit. */
export function BrandKitPreview({ kit, files }: { kit: BrandKit; files: readonly ShownView[] }) {
  const shown = useDeferredValue(kit);
  const named = useMemo(() => {
    const keys = new Set(filesOfKit(shown).map(({ key }) => key));
    return files.filter(({ key }) => keys.has(key));
  }, [shown, files]);
  const pictures = usePicturesOnceLoaded(named, 600);
  const samples = useMemo(
    () => [
      ...SLIDES.map((slide) => slideSample(slide, shown, files)),
      captionSample(shown, files),
      ...closingSample(shown, files),
    ],
    [shown, files],
  );
  return (
    <ul aria-label={m.media_preview()} className="grid max-w-120 grid-cols-3 gap-3 sm:grid-cols-4">
      {samples.map(({ label, scene, atMs, part }) => (
        <li key={label}>
          <div
            className={classNames(
              "aspect-4/5 overflow-hidden rounded-frame bg-sunken outline-1 outline-line",
              part === "middle" && CAPTION_PART,
            )}
          >
            <Suspense fallback={<Skeleton className="size-full" />}>
              {scene && <SceneCanvas scene={scene} pictures={pictures} width={224} atMs={atMs} />}
            </Suspense>
          </div>
          <span className="mt-1 block text-dense font-medium">{label}</span>
        </li>
      ))}
    </ul>
  );
}

type PreviewSample = { label: string; scene: Scene | null; atMs: number; part?: "middle" };

const NO_HANDLES = { tiktok: "", instagram: "" };

const SLIDES = [
  { label: m.media_slide(), template: "marker-list" },
  { label: m.media_checklist(), template: "checklist" },
] as const;

function slideSample(
  { label, template }: (typeof SLIDES)[number],
  kit: BrandKit,
  shown: readonly ShownView[],
): PreviewSample {
  const beats = [
    newBeat("hook", { role: "hook", title: m.media_sample_words() }),
    newBeat("point", { title: m.media_and_more() }),
  ];
  const draft = {
    script: { beats, caption: "", hashtags: [] },
    style: branded(newStyle("carousel-image", { template }), kit),
  };
  const sceneInput: SceneInput = { kind: "carousel-image", brand: null, media: [], shown, handles: NO_HANDLES };
  return { label, scene: creationScenes(draft, sceneInput, "instagram")[0] ?? null, atMs: 0 };
}

/** The closing card, if the kit has one. */
function closingSample(kit: BrandKit, shown: readonly ShownView[]): PreviewSample[] {
  if (!closingOf("carousel-image", kit)) return [];
  const beats = [newBeat("hook", { role: "hook", title: m.media_one() }), newBeat("point", { title: m.media_two() })];
  const style = branded(newStyle("carousel-image", { template: "marker-list" }), kit);
  const sceneInput: SceneInput = { kind: "carousel-image", brand: null, media: [], shown, handles: NO_HANDLES };
  const scenes = creationScenes({ script: { beats, caption: "", hashtags: [] }, style }, sceneInput, "instagram");
  return [{ label: m.media_closing_card(), scene: scenes.at(-1) ?? null, atMs: 0 }];
}

/** Captions are shown from the second beat on: the first writes its words large. */
function captionSample(kit: BrandKit, shown: readonly ShownView[]): PreviewSample {
  const lines = [m.media_sample_listen(), m.media_sample_captions()];
  const beats = lines.map((line, i) => newBeat(`beat-${i}`, { line, imagePrompt: "picture" }));
  const draft = {
    script: { beats, caption: "", hashtags: [] },
    style: branded(newStyle("video-story", { template: "countdown-list" }), kit),
  };
  const picture = { kind: "image", key: "", type: "image/png", bytes: 0, prompt: "picture", take: 0 } as const;
  const sceneInput: SceneInput = {
    ...{ kind: "video-story", brand: null, shown, handles: NO_HANDLES },
    media: [...beats.map(({ id }) => ({ ...picture, beatId: id })), evenlyTimed(lines.join(" "))],
  };
  const [scene = null] = creationScenes(draft, sceneInput, "instagram");
  const words = (scene?.tracks ?? []).flatMap(({ clips }) =>
    clips.flatMap((clip) => (clip.kind === "captions" ? clip.words : [])),
  );
  return { label: m.media_captions(), scene, atMs: (words.at(-1)?.endMs ?? 1) - 1, part: "middle" };
}
