import { lacksSpeaker, type SceneInput, type ScriptAndStyle } from "@vignette/content";
import { Callout } from "@vignette/ui";
import { usePresenters } from "../presenters/use-presenters.ts";

/** Asks for a clip in a look with a speaker that has none. Nothing otherwise. */
export function SpeakerNotice({ draft, sceneInput }: { draft: ScriptAndStyle; sceneInput: SceneInput }) {
  const { shelf } = usePresenters("", false);
  if (!lacksSpeaker(draft, sceneInput)) return null;
  return (
    <Callout tone="doubt" title="This look needs someone who speaks.">
      Film yourself saying the lines, and choose the clip as the picture of beat 1.
      {shelf && " Or choose an AI presenter under Style, Speaker."}
    </Callout>
  );
}
