import type { Script } from "@vignette/domain/studio";
import { IconButton, RadioGroup } from "@vignette/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from "react";
import { creationScenes, type Draft, type Material } from "./creation-scenes.ts";
import type { Pictures } from "./media.ts";
import { SceneCanvas } from "./scene-canvas.tsx";
import type { Target } from "./target.ts";

type PictureStageProps = {
  draft: Draft;
  material: Material;
  pictures: Pictures;
  current: number;
  onSelect: (index: number) => void;
};

/** The pictures as they will be exported, for both platforms, several with a filmstrip below. Arrow keys turn the page. */
export function PictureStage({ draft, material, pictures, current, onSelect }: PictureStageProps) {
  const [target, setTarget] = useState<Target>("instagram");
  // Typing never waits for the drawing.
  const words = useDeferredValue(draft);
  const scenes = useMemo(() => creationScenes(words, material, target), [words, material, target]);
  const shown = scenes[current] ? current : 0;
  const scene = scenes[shown];
  const last = scenes.length - 1;

  function press(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onSelect(Math.min(last, Math.max(0, shown + step)));
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
        {last > 0 && (
          <output className="tabular text-dense text-ink-2">
            {shown + 1} of {scenes.length}
          </output>
        )}
      </div>
      <div className="flex items-center justify-center gap-2">
        {last > 0 && (
          <IconButton
            label="Previous slide"
            icon={<ChevronLeft size={20} strokeWidth={1.75} aria-hidden />}
            disabled={shown === 0}
            onClick={() => onSelect(shown - 1)}
          />
        )}
        <div
          role="img"
          aria-label={pictureWords(draft.script, shown, scenes.length)}
          className="min-w-0 flex-1 overflow-hidden rounded-frame"
          style={{ maxWidth: `calc(min(58vh, 40rem) * ${scene.width / scene.height})` }}
        >
          <SceneCanvas scene={scene} pictures={pictures} width={720} />
        </div>
        {last > 0 && (
          <IconButton
            label="Next slide"
            icon={<ChevronRight size={20} strokeWidth={1.75} aria-hidden />}
            disabled={shown === last}
            onClick={() => onSelect(shown + 1)}
          />
        )}
      </div>
      {last > 0 && <Filmstrip {...{ scenes, pictures, onSelect }} current={shown} />}
    </section>
  );
}

type FilmstripProps = Pick<PictureStageProps, "pictures" | "current" | "onSelect"> & {
  scenes: ReturnType<typeof creationScenes>;
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

/** What stands on a picture: a slide has one beat, a single picture has all of them. */
function pictureWords({ beats }: Script, index: number, count: number): string {
  const on = count > 1 ? beats.slice(index, index + 1) : beats;
  const words = on.flatMap(({ title, body }) => [title, body]).filter(Boolean);
  const text = words.join(". ").replaceAll("*", "");
  return count > 1 ? `Slide ${index + 1}: ${text}` : text;
}

const formats = [
  { value: "instagram" as const, label: "Instagram 4:5" },
  { value: "tiktok" as const, label: "TikTok 9:16" },
];
