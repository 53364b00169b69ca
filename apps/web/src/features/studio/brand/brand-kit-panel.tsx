import { Panel } from "@vignette/ui";
import { BrandKitForm } from "./brand-kit-form.tsx";
import { useBrandKit } from "./use-brand-kit.ts";

/** The brand kit of a project, in its settings. */
export function BrandKitPanel({ projectId }: { projectId: string }) {
  const stored = useBrandKit(projectId);
  return (
    <Panel title="Brand kit">
      <p className="mb-4 text-base text-ink-2">
        How everything in this project looks and sounds. Anything you turn off comes from the product or the look.
      </p>
      <BrandKitForm key={projectId} projectId={projectId} stored={stored} />
    </Panel>
  );
}
