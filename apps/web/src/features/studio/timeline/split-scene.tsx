import { splitPointAt } from "@vignette/content";
import type { Refusal } from "@vignette/domain/kernel";
import { refuseSplit } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { Scissors } from "@vignette/ui/icons";
import { useId, useMemo, useState } from "react";
import { worded } from "../../../shared/refusals/worded.ts";
import type { EditToolsProps } from "./timeline-props.ts";

type SplitSceneProps = Pick<EditToolsProps, "draft" | "sceneInput" | "now" | "edit"> & { index: number };

/**
 * Splits the scene at the playhead. A scene that can be split nowhere says why; one that cannot be split there, once that
 * was tried. For a row that wraps: the reason stands below it.
 */
export function SplitScene({ draft, sceneInput, index, now, edit }: SplitSceneProps) {
  const id = useId();
  const beat = draft.script.beats[index];
  const [tried, setTried] = useState<{ beat: typeof beat; refusal: Refusal | null } | null>(null);
  const everywhere = useMemo(
    () => beat && refuseSplit(beat, splitPointAt(draft, sceneInput, index, 0)),
    [draft, sceneInput, index, beat],
  );
  const refusal = everywhere ?? (tried?.beat === beat ? tried?.refusal : null);
  return (
    <>
      <Button
        icon={<Scissors size={16} strokeWidth={1.75} aria-hidden />}
        // Not `disabled`, which would take the focus away when a split leaves two scenes that are too short.
        aria-disabled={everywhere ? true : undefined}
        aria-describedby={refusal ? id : undefined}
        onClick={() => !everywhere && setTried({ beat, refusal: edit.split(index, now()) })}
      >
        {m.timeline_split_beat()}
      </Button>
      <p id={id} role="status" className="order-last w-full text-dense text-ink-2 empty:absolute">
        {refusal && worded(refusal)}
      </p>
    </>
  );
}
