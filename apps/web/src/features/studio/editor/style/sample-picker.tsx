import type { Scene } from "@vignette/composition";
import { classNames, Skeleton } from "@vignette/ui";
import { Suspense } from "react";
import { CAPTION_PART } from "../../media/caption-part.ts";
import type { ClipFiles } from "../../media/clip-frames.ts";
import type { Pictures } from "../../media/media.ts";
import { SceneCanvas } from "../../media/scene-canvas.tsx";
import { PicturePicker } from "../../picture-picker.tsx";

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
export function SamplePicker({ samples, pictures, clips, ...picker }: SamplePickerProps) {
  const choices = samples.map(({ name, label, scene, atMs, part }) => ({
    ...{ name, label },
    ratio: part === "middle" ? "4 / 5" : `${scene.width} / ${scene.height}`,
    picture: (
      <span className={classNames("block size-full overflow-hidden", part === "middle" && CAPTION_PART)}>
        <Suspense fallback={<Skeleton className="size-full" />}>
          <SceneCanvas {...{ scene, pictures, atMs }} {...(clips && { clips })} width={SAMPLE_WIDTH} />
        </Suspense>
      </span>
    ),
  }));
  return <PicturePicker {...picker} choices={choices} />;
}

/** Width of a drawn sample in px: twice that of its place. */
export const SAMPLE_WIDTH = 224;
