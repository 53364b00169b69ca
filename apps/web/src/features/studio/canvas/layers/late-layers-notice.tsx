import type { BeatTimes } from "@vignette/composition";
import type { ScriptAndStyle } from "@vignette/content";
import { Button } from "@vignette/ui";
import { useMemo } from "react";
import { select } from "../../selection.ts";
import { lateLayers } from "./layer-times.ts";

type LateLayersNoticeProps = { draft: ScriptAndStyle; times: readonly BeatTimes[]; durationMs: number };

/** Says that something added to a video is never shown, and leads to its times. */
export function LateLayersNotice({ draft, times, durationMs }: LateLayersNoticeProps) {
  const late = useMemo(() => lateLayers(draft, times, durationMs), [draft, times, durationMs]);
  const [first] = late;
  if (!first) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-dense text-ink-2">
      {late.length === 1
        ? "1 thing you added starts after its beat ends, so it is never shown."
        : `${late.length} things you added start after their beats end, so they are never shown.`}
      <Button variant="quiet" onClick={() => select({ kind: "layer", id: first.id })}>
        Change its times
      </Button>
    </p>
  );
}
