import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { errorText } from "../../../trpc.ts";
import { exportCreation } from "../export/export-creation.ts";
import { cancelExportJob } from "../export/export-jobs.ts";
import { useHandles } from "../media/use-handles.ts";

/** The creation being exported, its number, and how many there are. */
export type ExportProgress = { id: string; number: number; of: number };

/**
 * Exports the picked creations one after the other, then opens the page to schedule them. A failed export does not stop
 * the others. Renders on the server are scheduled later, once they are done. `pathFor`: the page that takes the exported
 * files.
 */
export function useExportAndSchedule(pathFor: (assetIds: readonly string[]) => string = paths.scheduleAssets) {
  const navigate = useNavigate();
  const handles = useHandles();
  const [sending, setSending] = useState<ExportProgress | null>(null);
  const [failed, setFailed] = useState<string[]>([]);
  const stopped = useRef(false);

  async function send(creations: readonly CreationView[]): Promise<void> {
    stopped.current = false;
    setFailed([]);
    const assets: string[] = [];
    const missed: string[] = [];
    let onServer = 0;
    for (const [index, creation] of creations.entries()) {
      if (stopped.current) break;
      setSending({ id: creation.id, number: index + 1, of: creations.length });
      try {
        const exported = await exportCreation(creation, handles);
        if (exported === "on-server") onServer += 1;
        else if (exported) assets.push(exported.assetId);
        else missed.push(m.studio_was_not_exported({ name: creation.name }));
      } catch (error) {
        missed.push(m.studio_of_piece({ name: creation.name, failure: errorText(error) }));
      }
    }
    setSending(null);
    if (stopped.current) return;
    setFailed(missed);
    if (onServer > 0) {
      notify({
        title: m.studio_renderer_will_encode(),
        detail: m.studio_renderer_takes(),
      });
    }
    // If the user has left the page, it stays that way: the exports are in Assets.
    if (assets.length > 0 && missed.length === 0 && location.pathname === paths.create) navigate(pathFor(assets));
  }

  function stop(): void {
    stopped.current = true;
    if (sending) cancelExportJob(sending.id);
    setSending(null);
  }

  return { send, stop, sending, failed };
}
