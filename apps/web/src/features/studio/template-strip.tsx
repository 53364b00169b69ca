import type { CreationView } from "@vignette/domain/studio";
import { Skeleton } from "@vignette/ui";
import { Suspense, useDeferredValue, useMemo } from "react";
import { trpc } from "../../trpc.ts";
import { usePictures } from "./media.ts";
import { SamplePicker } from "./sample-picker.tsx";
import { hookSample, templateSamples } from "./style-samples.ts";

type TemplateStripProps = {
  projectId: string;
  kind: CreationView["kind"];
  hook: string;
  brand: { bg: string; accent: string } | null;
  value: string;
  onChange: (template: string) => void;
};

/** The templates of a kind, drawn with this hook, these colours and the project's latest picture. */
export function TemplateStrip(props: TemplateStripProps) {
  return (
    <Suspense fallback={<Skeleton className="h-36 w-52" />}>
      <Templates {...props} />
    </Suspense>
  );
}

function Templates({ projectId, kind, hook, brand, value, onChange }: TemplateStripProps) {
  const [creations] = trpc.studio.list.useSuspenseQuery({ projectId });
  const latest = creations.flatMap((it) => it.media).find((it) => it.kind === "image");
  const pictures = usePictures(latest ? [latest] : [], 320);
  const words = useDeferredValue(hook);
  const samples = useMemo(() => {
    const { draft, media } = hookSample(kind, words, latest?.key ?? null);
    return templateSamples(draft, { kind, brand, media, shown: [], handles: { tiktok: "", instagram: "" } });
  }, [kind, words, brand, latest?.key]);
  return <SamplePicker legend="Template" samples={samples} pictures={pictures} value={value} onChange={onChange} />;
}
