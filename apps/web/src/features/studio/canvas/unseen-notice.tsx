import {
  creationScenes,
  isByHand,
  type SceneInput,
  type ScriptAndStyle,
  unseenEdits,
  withHiddenShown,
} from "@vignette/content";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { useDeferredValue, useMemo } from "react";
import type { ChangeDraft } from "./canvas-stage.ts";

type UnseenNoticeProps = { draft: ScriptAndStyle; sceneInput: SceneInput; onChange: ChangeDraft };

/** Says which changes on the canvas are kept but not shown, and shows hidden texts again. */
export function UnseenNotice({ draft, sceneInput, onChange }: UnseenNoticeProps) {
  const late = useDeferredValue(draft);
  const { unfitting, hidden } = useMemo(() => unseenIn(late, sceneInput), [late, sceneInput]);
  if (unfitting === 0 && hidden === 0) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-dense text-ink-2">
      {unfitting > 0 && <span>{m.canvas_changes_unfitting({ count: unfitting })}</span>}
      {hidden > 0 && (
        <span className="flex items-center gap-2">
          {m.canvas_texts_are_hidden({ hidden })}
          <Button variant="quiet" onClick={() => onChange(withHiddenShown, "show texts")}>
            {m.canvas_show()}
          </Button>
        </span>
      )}
    </p>
  );
}

const NOTHING = { unfitting: 0, hidden: 0 };

function unseenIn(draft: ScriptAndStyle, sceneInput: SceneInput) {
  const { script, style } = draft;
  const adjustments = style.adjustments.filter((it) => !isByHand(it));
  if (adjustments.length === style.adjustments.length && !style.layers?.length) return NOTHING;
  const plain = { script, style: { ...style, adjustments, layers: [] } };
  return unseenEdits(creationScenes(plain, sceneInput, "tiktok"), draft, sceneInput);
}
