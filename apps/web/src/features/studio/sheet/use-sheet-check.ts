import { LAYOUT_WIDTH, type ScriptAndStyle } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { useRef, useState } from "react";
import { errorText, trpc } from "../../../trpc.ts";
import { buildReport } from "../check/build-report.ts";
import { fixAll } from "../check/fix-of.ts";
import { loadBackdrops } from "../media/backdrops.ts";
import { loadCreationPictures, loadMediaBlobs } from "../media/media.ts";
import { useHandles } from "../media/use-handles.ts";

/** The findings of one creation. `fixes` are those that can be applied without asking; `fix` is the draft with them. */
export type SheetVerdict = {
  creation: CreationView;
  must: number;
  worth: number;
  first: string | null;
  fixes: number;
  fix: () => ScriptAndStyle;
};

/** The state of a check of several creations. */
export type SheetCheck = { of: number; running: boolean; verdicts: SheetVerdict[]; failure: string | null };

/**
 * Checks the picked creations one after the other, and applies the fixes that keep the meaning. Each fix is an edit
 * that stores the previous draft as a version.
 */
export function useSheetCheck(projectId: string) {
  const utils = trpc.useUtils();
  const handles = useHandles();
  const edit = trpc.studio.edit.useMutation();
  const [check, setCheck] = useState<SheetCheck | null>(null);
  const stop = useRef<AbortController | null>(null);

  async function run(creations: readonly CreationView[]): Promise<void> {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    const verdicts: SheetVerdict[] = [];
    const publish = (running: boolean, failure: string | null = null) =>
      setCheck({ of: creations.length, running, verdicts: [...verdicts], failure });
    publish(true);
    try {
      for (const creation of creations) {
        const verdict = await verdictOf(creation, handles, mine.signal);
        if (mine.signal.aborted) return;
        if (verdict) verdicts.push(verdict);
        publish(true);
      }
      publish(false);
    } catch {
      if (!mine.signal.aborted) publish(false, m.studio_images_unchecked_schedule());
    }
  }

  /** Applies all fixes that keep the meaning, then checks again. */
  async function fix(verdicts: readonly SheetVerdict[]): Promise<void> {
    try {
      const fixed: CreationView[] = [];
      for (const { creation, fixes, fix } of verdicts) {
        const { id, revision } = creation;
        fixed.push(fixes === 0 ? creation : await edit.mutateAsync({ id, revision, ...fix(), keep: true }));
      }
      void utils.studio.list.invalidate({ projectId });
      await run(fixed);
    } catch (error) {
      setCheck((before) => before && { ...before, failure: errorText(error) });
    }
  }

  function close(): void {
    stop.current?.abort();
    setCheck(null);
  }

  return { check, run, fix, fixing: edit.isPending, close };
}

async function verdictOf(
  creation: CreationView,
  handles: ReturnType<typeof useHandles>,
  signal: AbortSignal,
): Promise<SheetVerdict | null> {
  const { script, style } = creation;
  if (script === null) return null;
  const files = [...creation.media, ...creation.shown];
  const [pictures, backdrops, media] = await Promise.all([
    loadCreationPictures(files, LAYOUT_WIDTH),
    loadBackdrops(creation),
    loadMediaBlobs(files),
  ]);
  const draft = { script, style };
  const { report, durationMs } = await buildReport(draft, { ...creation, pictures, backdrops, handles }, media, signal);
  const { findings } = report;
  const { count, apply } = fixAll(findings, draft, durationMs);
  const must = findings.filter(({ severity }) => severity === "must").length;
  return {
    creation,
    must,
    worth: findings.length - must,
    first: findings[0]?.message ?? null,
    fixes: count,
    fix: apply,
  };
}
