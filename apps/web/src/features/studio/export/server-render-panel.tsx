import type { CreationView, RenderView } from "@vignette/domain/studio";
import { Button, Panel, Progress } from "@vignette/ui";
import { outputLabel } from "../creation-labels.ts";
import { timeLeft } from "./time-left.ts";

type ServerRenderPanelProps = {
  creation: CreationView;
  /** null while the render is being requested. */
  render: RenderView | null;
  onCancel: () => void;
};

/** The progress of a render on the server, with the time left and a cancel button. */
export function ServerRenderPanel({ creation, render, onCancel }: ServerRenderPanelProps) {
  const waits = render === null || render.state === "waiting";
  const progress = render?.progress ?? 0;
  return (
    <Panel>
      <Progress
        label={waits ? "Waiting for our renderer" : `Our renderer is making ${outputLabel(creation)}`}
        value={progress}
        detail={render && timeLeft(progress, Date.now() - render.startedAt)}
        action={
          <Button variant="quiet" disabled={render === null} onClick={onCancel}>
            Cancel
          </Button>
        }
      />
      <p className="mt-2 text-dense text-ink-3">You can close this tab; it keeps going.</p>
    </Panel>
  );
}
