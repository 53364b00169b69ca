import { clipsOfSpeakers, type SceneInput, type ScriptAndStyle } from "@vignette/content";
import { refuseSpeaker } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Callout } from "@vignette/ui";
import { usePresenters } from "../presenters/use-presenters.ts";

type Props = { draft: ScriptAndStyle; sceneInput: SceneInput };

/**
 * What is wrong with who speaks: no person does, a generated presenter says what only a customer could say, or a clip cannot
 * be cut out. Nothing otherwise.
 */
export function SpeakerNotice({ draft, sceneInput }: Props) {
  const { shelf } = usePresenters(sceneInput.language || "en", false);
  const wrong = refuseSpeaker({ kind: sceneInput.kind, ...draft }, sceneInput);
  if (wrong?.code === "studio.needs-speaker") {
    return (
      <Callout tone="doubt" title={m.studio_needs_speaker()}>
        {shelf ? m.studio_film_or_presenter() : m.studio_film_yourself()}
      </Callout>
    );
  }
  if (wrong) {
    return (
      <Callout tone="failed" title={m.studio_presenter_cant_say({ testimony: String(wrong.values.words) })}>
        {m.studio_fake_testimonials()}
      </Callout>
    );
  }
  if (!isShownAsCard(draft, sceneInput)) return null;
  return (
    <Callout tone="doubt" title={m.studio_clip_as_card()}>
      {m.studio_no_plain_wall()}
    </Callout>
  );
}

/** Whether a green screen shows a clip of the user's own that has no wall to cut away. */
function isShownAsCard({ script, style }: ScriptAndStyle, { kind, media, shown, backdrops }: SceneInput): boolean {
  const clips = clipsOfSpeakers({ kind, style, media: [...media], shown: [...shown] });
  const own = script.beats.flatMap(({ shows }) => (shows && clips.includes(shows.key) ? [shows.key] : []))[0];
  return own !== undefined && backdrops !== undefined && !backdrops.has(own);
}
