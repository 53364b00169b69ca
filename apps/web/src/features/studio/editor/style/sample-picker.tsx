import type { Scene } from "@vignette/composition";
import { classNames, Skeleton } from "@vignette/ui";
import { Suspense } from "react";
import type { ClipFiles } from "../../media/clip-frames.ts";
import type { Pictures } from "../../media/media.ts";
import { SceneCanvas } from "../../media/scene-canvas.tsx";

/** A choice with a preview. */
export type Sample = {
  name: string;
  label: string;
  scene: Scene;
  atMs: number;
  /** Shows only the middle of an upright frame, where captions are. */
  part?: "middle";
};

type SamplePickerProps = {
  legend: string;
  samples: readonly Sample[];
  pictures: Pictures;
  clips?: ClipFiles;
  /** The selected name, or several. */
  value: string | readonly string[];
  onChange: (name: string) => void;
};

/** Choices side by side, each drawn as it will be exported. */
export function SamplePicker({ legend, samples, pictures, clips, value, onChange }: SamplePickerProps) {
  const chosen = typeof value === "string" ? [value] : value;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-3 max-sm:grid max-sm:grid-cols-3">
      <legend className="mb-1.5 text-base font-semibold">{legend}</legend>
      {samples.map(({ name, label, scene, atMs, part }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen.includes(name)}
          onClick={() => onChange(name)}
          className="w-28 cursor-pointer self-start rounded-frame text-left max-sm:w-auto"
        >
          <span
            className={classNames(
              "block overflow-hidden rounded-frame bg-sunken",
              part === "middle" && "[&>canvas]:object-cover [&>canvas]:object-[50%_62%]",
              chosen.includes(name) ? "outline-2 outline-ink" : "outline-1 outline-line",
            )}
            style={{ aspectRatio: part === "middle" ? "4 / 5" : `${scene.width} / ${scene.height}` }}
          >
            <Suspense fallback={<Skeleton className="size-full" />}>
              <SceneCanvas {...{ scene, pictures, atMs }} {...(clips && { clips })} width={224} />
            </Suspense>
          </span>
          <span className="mt-1 block" {...(chosen.includes(name) && { "data-picked": "" })}>
            <span className="mark-sweep rounded-[2px] px-1 text-dense font-medium">{label}</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
