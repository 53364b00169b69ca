import { isSpoken, type Style } from "@vignette/domain/studio";
import { useDeferredValue, useMemo } from "react";
import type { Draft, Material } from "./creation-scenes.ts";
import type { Pictures } from "./media.ts";
import { SamplePicker } from "./sample-picker.tsx";
import { captionSamples, templateSamples } from "./style-samples.ts";

type StyleStageProps = {
  draft: Draft;
  material: Material;
  pictures: Pictures;
  onChange: (part: Partial<Style>, field: string) => void;
};

/** The same words in the other templates of their kind, and spoken ones in the other captions. */
export function StyleStage({ draft, material, pictures, onChange }: StyleStageProps) {
  const words = useDeferredValue(draft);
  const looks = useMemo(() => templateSamples(words, material), [words, material]);
  const captions = useMemo(() => (isSpoken(material.kind) ? captionSamples(words, material) : []), [words, material]);
  const { style } = draft;
  return (
    <div className="flex flex-col gap-4">
      <SamplePicker
        legend="Template"
        samples={looks}
        pictures={pictures}
        value={style.template}
        onChange={(template) => onChange({ template }, "template")}
      />
      {captions.length > 0 && (
        <SamplePicker
          legend="Captions"
          samples={captions}
          pictures={pictures}
          value={style.captions ?? ""}
          onChange={(name) => onChange({ captions: name as Style["captions"] }, "captions")}
        />
      )}
    </div>
  );
}
