import { m } from "@vignette/messages";
import { RadioGroup } from "@vignette/ui";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { REVEAL } from "../check/focus-field.ts";
import { useSelection } from "../selection.ts";

type Pane = "beats" | "transcript";
type ScriptPanesProps = { beats: ReactNode; transcript: () => ReactNode };

/**
 * The beats of a spoken video, or its transcript. A selected word opens the transcript; a field that the check points to
 * opens the beats, which stay mounted for that.
 */
export function ScriptPanes({ beats, transcript }: ScriptPanesProps) {
  const [pane, setPane] = useState<Pane>("beats");
  const selection = useSelection();
  const isWord = selection?.kind === "word";
  useEffect(() => {
    if (isWord) setPane("transcript");
  }, [isWord]);
  const hideable = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(() => setPane("beats"));
  useEffect(() => {
    const element = hideable.current;
    element?.addEventListener(REVEAL, show);
    return () => element?.removeEventListener(REVEAL, show);
  }, []);
  return (
    <>
      <RadioGroup
        label={m.studio_edit()}
        labelHidden
        inline
        value={pane}
        onChange={setPane}
        options={[
          { value: "beats", label: m.studio_beats() },
          { value: "transcript", label: m.studio_transcript() },
        ]}
      />
      <div ref={hideable} data-revealed-by-focus hidden={pane !== "beats"}>
        {beats}
      </div>
      {pane === "transcript" && transcript()}
    </>
  );
}
