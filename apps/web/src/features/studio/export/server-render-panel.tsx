import type { CreationView, RenderView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Panel, Progress } from "@vignette/ui";
import { serverRenderText } from "./export-words.ts";
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
        label={waits ? m.media_waiting_for_our_renderer() : serverRenderText(creation)}
        value={progress}
        detail={render && timeLeft(progress, Date.now() - render.startedAt)}
        action={
          <Button variant="quiet" disabled={render === null} onClick={onCancel}>
            {m.app_cancel()}
          </Button>
        }
      />
      <p className="mt-2 text-dense text-ink-3">{m.media_you_can_close_this_tab_it()}</p>
    </Panel>
  );
}
