import { useDeferredValue, useMemo } from "react";
import { LookPicker } from "./look-picker.tsx";
import { lookSamples } from "./look-samples.ts";
import type { Pictures } from "./media.ts";
import type { Material } from "./scenes.ts";
import type { Script } from "./script-issues.ts";

type LookStageProps = {
  script: Script;
  look: string;
  material: Material;
  pictures: Pictures;
  onChange: (look: string) => void;
};

/** The same words in the other looks of their kind. */
export function LookStage({ script, look, material, pictures, onChange }: LookStageProps) {
  const words = useDeferredValue(script);
  const samples = useMemo(() => lookSamples(words, material.brand, material.media), [words, material]);
  return <LookPicker samples={samples} pictures={pictures} value={look} onChange={onChange} />;
}
