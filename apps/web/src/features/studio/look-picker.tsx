import type { Scene } from "@vignette/composition";
import { classNames, Skeleton } from "@vignette/ui";
import { Suspense } from "react";
import { lookNames } from "./creation-names.ts";
import type { Pictures } from "./media.ts";
import { SceneCanvas } from "./scene-canvas.tsx";

export type LookSample = { look: string; scene: Scene; atMs: number };

export type LookPickerProps = {
  samples: readonly LookSample[];
  pictures: Pictures;
  value: string;
  onChange: (look: string) => void;
};

/** The looks as they will really come out, side by side. */
export function LookPicker({ samples, pictures, value, onChange }: LookPickerProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-3">
      <legend className="mb-1.5 text-base font-semibold">Look</legend>
      {samples.map(({ look, scene, atMs }) => (
        <button
          key={look}
          type="button"
          aria-pressed={look === value}
          onClick={() => onChange(look)}
          className="w-28 cursor-pointer rounded-frame text-left"
        >
          <span
            className={classNames(
              // Upright frames show their middle, where the captions are.
              "block aspect-4/5 overflow-hidden rounded-frame bg-sunken [&>canvas]:object-cover [&>canvas]:object-[50%_62%]",
              look === value ? "outline-2 outline-ink" : "outline-1 outline-line",
            )}
          >
            <Suspense fallback={<Skeleton className="size-full" />}>
              <SceneCanvas scene={scene} pictures={pictures} width={224} atMs={atMs} />
            </Suspense>
          </span>
          <span className="mt-1 block" {...(look === value && { "data-picked": "" })}>
            <span className="mark-sweep rounded-[2px] px-1 text-dense font-medium">{lookNames[look] ?? look}</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
