import type { CarouselScript } from "@vignette/domain/studio";
import { IconButton, RadioGroup } from "@vignette/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from "react";
import type { Pictures } from "./media.ts";
import { SceneCanvas } from "./scene-canvas.tsx";
import { type Material, slideScenes, type Target } from "./scenes.ts";

export type CarouselStageProps = {
  script: CarouselScript;
  look: string;
  material: Material;
  pictures: Pictures;
  current: number;
  onSelect: (index: number) => void;
};

/** The slides as they will be exported, for both platforms, with the filmstrip below. Arrow keys turn the page. */
export function CarouselStage({ script, look, material, pictures, current, onSelect }: CarouselStageProps) {
  const [target, setTarget] = useState<Target>("instagram");
  // Typing never waits for the drawing.
  const words = useDeferredValue(script);
  const scenes = useMemo(() => slideScenes(words, look, material, target), [words, look, material, target]);
  const scene = scenes[current] ?? scenes[0];
  const last = scenes.length - 1;

  function press(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onSelect(Math.min(last, Math.max(0, current + step)));
  }

  if (!scene) return null;
  return (
    <section
      aria-label="Preview"
      data-theme="dark"
      onKeyDown={press}
      className="flex flex-col gap-4 rounded-panel border border-line bg-canvas p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <RadioGroup label="Format" labelHidden inline options={formats} value={target} onChange={setTarget} />
        <output className="tabular text-dense text-ink-2">
          {current + 1} of {scenes.length}
        </output>
      </div>
      <div className="flex items-center justify-center gap-2">
        <IconButton
          label="Previous slide"
          icon={<ChevronLeft size={20} strokeWidth={1.75} aria-hidden />}
          disabled={current === 0}
          onClick={() => onSelect(current - 1)}
        />
        <div
          role="img"
          aria-label={slideWords(script, current)}
          className="min-w-0 flex-1 overflow-hidden rounded-frame"
          style={{ maxWidth: `calc(min(58vh, 40rem) * ${scene.width / scene.height})` }}
        >
          <SceneCanvas scene={scene} pictures={pictures} width={720} />
        </div>
        <IconButton
          label="Next slide"
          icon={<ChevronRight size={20} strokeWidth={1.75} aria-hidden />}
          disabled={current === last}
          onClick={() => onSelect(current + 1)}
        />
      </div>
      <Filmstrip {...{ scenes, pictures, current, onSelect }} />
    </section>
  );
}

type FilmstripProps = Pick<CarouselStageProps, "pictures" | "current" | "onSelect"> & {
  scenes: ReturnType<typeof slideScenes>;
};

function Filmstrip({ scenes, pictures, current, onSelect }: FilmstripProps) {
  return (
    <ol className="flex gap-2 overflow-x-auto p-1">
      {scenes.map((scene, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
        <li key={index} className="shrink-0">
          <button
            type="button"
            aria-label={`Slide ${index + 1}`}
            aria-current={index === current}
            onClick={() => onSelect(index)}
            className="block w-14 cursor-pointer overflow-hidden rounded-chip outline-offset-1 aria-[current=true]:outline-2 aria-[current=true]:outline-mark"
          >
            <SceneCanvas scene={scene} pictures={pictures} width={112} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function slideWords({ slides }: CarouselScript, index: number): string {
  const slide = slides[index];
  return `Slide ${index + 1}: ${slide?.title ?? ""}. ${slide?.body ?? ""}`;
}

const formats = [
  { value: "instagram" as const, label: "Instagram 4:5" },
  { value: "tiktok" as const, label: "TikTok 9:16" },
];
