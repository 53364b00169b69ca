import type { CreationKind } from "@vignette/domain/studio";
import { Skeleton } from "@vignette/ui";
import { Suspense, useDeferredValue, useMemo } from "react";
import { trpc } from "../../trpc.ts";
import { LookPicker } from "./look-picker.tsx";
import { hookSample, lookSamples } from "./look-samples.ts";
import { usePictures } from "./media.ts";

type LookStripProps = {
  projectId: string;
  kind: CreationKind;
  hook: string;
  brand: { bg: string; accent: string } | null;
  value: string;
  onChange: (look: string) => void;
};

/** The looks of a kind, drawn with this hook, these colours and the project's latest picture. */
export function LookStrip(props: LookStripProps) {
  return (
    <Suspense fallback={<Skeleton className="h-36 w-52" />}>
      <Looks {...props} />
    </Suspense>
  );
}

function Looks({ projectId, kind, hook, brand, value, onChange }: LookStripProps) {
  const [creations] = trpc.studio.list.useSuspenseQuery({ projectId });
  const latest = creations.flatMap((it) => it.media).find((it) => it.kind === "image");
  const pictures = usePictures(latest ? [latest] : [], 320);
  const words = useDeferredValue(hook);
  const samples = useMemo(() => {
    const { script, media } = hookSample(kind, words, latest?.key ?? null);
    return lookSamples(script, brand, media);
  }, [kind, words, brand, latest?.key]);
  return <LookPicker samples={samples} pictures={pictures} value={value} onChange={onChange} />;
}
