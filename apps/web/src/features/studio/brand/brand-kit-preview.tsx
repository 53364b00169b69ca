import { creationScenes, evenlyTimed, type SceneInput } from "@vignette/content";
import { type BrandKit, branded, newBeat, newStyle } from "@vignette/domain/studio";
import { Skeleton } from "@vignette/ui";
import { Suspense, useDeferredValue, useMemo } from "react";
import type { Pictures } from "../media/media.ts";
import { SceneCanvas } from "../media/scene-canvas.tsx";

/** Two slides and a video in the clothes of a brand kit. */
export function BrandKitPreview({ kit }: { kit: BrandKit }) {
  const shown = useDeferredValue(kit);
  const samples = useMemo(() => LOOKS.map((look) => sampleOf(look, shown)), [shown]);
  return (
    <ul aria-label="Preview" className="grid max-w-90 grid-cols-3 gap-3">
      {samples.map(({ label, scene, atMs }) => (
        <li key={label}>
          <div className="aspect-4/5 overflow-hidden rounded-frame bg-sunken outline-1 outline-line [&>canvas]:object-cover [&>canvas]:object-[50%_62%]">
            <Suspense fallback={<Skeleton className="size-full" />}>
              {scene && <SceneCanvas scene={scene} pictures={NO_PICTURES} width={224} atMs={atMs} />}
            </Suspense>
          </div>
          <span className="mt-1 block text-dense font-medium">{label}</span>
        </li>
      ))}
    </ul>
  );
}

const NO_PICTURES: Pictures = new Map();
const WORDS = "This is how *your words* look";

/** Stands for a picture: captions are shown only where there is something beside words. */
const PICTURE = {
  kind: "image",
  key: "",
  type: "image/png",
  bytes: 0,
  beatId: "hook",
  prompt: "picture",
  take: 0,
} as const;

const LOOKS = [
  { label: "Slide", kind: "carousel-image", template: "marker-list", atMs: 0 },
  { label: "Checklist", kind: "carousel-image", template: "checklist", atMs: 0 },
  { label: "Captions", kind: "ugc-video", template: "talking-cutaways", atMs: 900 },
] as const;

function sampleOf({ label, kind, template, atMs }: (typeof LOOKS)[number], kit: BrandKit) {
  const isSpoken = kind === "ugc-video";
  const title = isSpoken ? "" : WORDS;
  const beats = [
    newBeat("hook", { role: "hook", title, line: WORDS, imagePrompt: PICTURE.prompt }),
    newBeat("point", { title: "And more" }),
  ];
  const sceneInput: SceneInput = {
    ...{ kind, brand: null, shown: [], handles: { tiktok: "", instagram: "" } },
    media: isSpoken ? [PICTURE, evenlyTimed(WORDS.replaceAll("*", ""))] : [],
  };
  const draft = {
    script: { beats: isSpoken ? beats.slice(0, 1) : beats, caption: "", hashtags: [] },
    style: branded(newStyle(kind, { template }), kit),
  };
  const [scene = null] = creationScenes(draft, sceneInput, "instagram");
  return { label, scene, atMs };
}
