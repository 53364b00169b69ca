import type { BeatTimes } from "@vignette/composition";
import type { ScriptAndStyle } from "@vignette/content";
import { m } from "@vignette/messages";
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
      {m.canvas_late_layers({ late: late.length })}
      <Button variant="quiet" onClick={() => select({ kind: "layer", id: first.id })}>
        {m.canvas_change_its_times()}
      </Button>
    </p>
  );
}
