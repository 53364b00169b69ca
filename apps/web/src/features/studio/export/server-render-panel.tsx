import type { CreationView, RenderView } from "@vignette/domain/studio";
import { Button, Panel, Progress } from "@vignette/ui";
import { outputLabel } from "../creation-labels.ts";
import { timeLeft } from "./time-left.ts";

type ServerRenderPanelProps = {
  creation: CreationView;
  /** null while it is being asked. */
  render: RenderView | null;
  onCancel: () => void;
};

/** How our renderer gets on: percent, time left, a way out. */
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
      <p className="mt-2 text-dense text-ink-3">You can close this tab: it goes on without it.</p>
    </Panel>
  );
}
