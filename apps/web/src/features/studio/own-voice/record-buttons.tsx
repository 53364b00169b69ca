import { m } from "@vignette/messages";
import { Button, Sentence } from "@vignette/ui";
import { clock } from "../../../shared/clock.ts";
import type { Recorder } from "./use-recorder.ts";

type RecordButtonsProps = {
  recorder: Recorder;
  /** What the button says that begins. */
  label: string;
  isBusy: boolean;
  /** Stores what was recorded once more; null where nothing waits. */
  saveAgain: (() => void) | null;
};

/** Begins and ends a recording, and stores one again that could not be stored. */
export function RecordButtons({ recorder, label, isBusy, saveAgain }: RecordButtonsProps) {
  return (
    <>
      {recorder.state === "recording" ? (
        <Button variant="danger" onClick={recorder.stop}>
          <Sentence
            text={m.media_stop_recording()}
            parts={{ clock: <span className="tabular">{clock(recorder.seconds * 1000)}</span> }}
          />
        </Button>
      ) : (
        <Button disabled={isBusy} pending={recorder.state === "asking"} onClick={recorder.start}>
          {label}
        </Button>
      )}
      {saveAgain && <Button onClick={saveAgain}>{m.media_save_recording_again()}</Button>}
    </>
  );
}
