import { m } from "@vignette/messages";
import { Panel } from "@vignette/ui";
import { BrandKitForm } from "./brand-kit-form.tsx";
import { useBrandKit } from "./use-brand-kit.ts";

/** The brand kit of a project, in its settings. */
export function BrandKitPanel({ projectId }: { projectId: string }) {
  const stored = useBrandKit(projectId);
  return (
    <Panel title={m.media_brand_kit()}>
      <p className="mb-4 text-base text-ink-2">{m.media_brand_kit_help()}</p>
      <BrandKitForm key={projectId} projectId={projectId} stored={stored} />
    </Panel>
  );
}
