import type { ScriptAndStyle } from "@vignette/content";
import { type CreationView, expectedCredits, type Missing, oldVoice } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Callout, notify, Panel, Progress } from "@vignette/ui";
import { listText } from "../../../shared/formats.ts";
import { errorNotice, trpc } from "../../../trpc.ts";
import { focusField } from "../check/focus-field.ts";
import { type MissingPlace, missingPlaces } from "./missing-places.ts";
import { whyFailed } from "./why-failed.ts";

type GenerationStatusProps = {
  creation: CreationView;
  /** As it is being edited. */
  draft: ScriptAndStyle;
  /** Media that the current script needs and does not have. */
  missing: Missing;
  /** The request to generate is on its way. */
  pending: boolean;
  onMake: () => void;
};

/** Shows what is being generated, what failed, and what is outdated or missing. Nothing if the media are complete. */
export function GenerationStatus({ creation, draft, missing, pending, onMake }: GenerationStatusProps) {
  const utils = trpc.useUtils();
  const cancel = trpc.studio.cancelGeneration.useMutation({
    onSuccess: (next) => utils.studio.get.setData({ id: next.id }, next),
    onError: (error) => notify(errorNotice(error)),
  });
  if (creation.state === "generating") {
    const action = (
      <Button
        variant="quiet"
        pending={cancel.isPending}
        pendingLabel={m.create_stopping()}
        onClick={() => cancel.mutate({ id: creation.id })}
      >
        {m.create_stop()}
      </Button>
    );
    return (
      <Panel>
        <Progress
          label={m.create_making_things({ things: thingsIn(missing) || m.create_the_rest() })}
          value={creation.progress}
          action={action}
        />
        <p className="mt-2 text-dense text-ink-3">{m.create_keep_working()}</p>
      </Panel>
    );
  }
  const make = (label: string) => (
    <Button variant="primary" pending={pending} pendingLabel={m.create_starting()} onClick={onMake}>
      {label}
    </Button>
  );
  if (creation.state === "failed") {
    return (
      <Callout tone="failed" alert title={whyFailed(creation)} action={make(m.create_retry())}>
        {m.create_kept_what_was_finished()}
      </Callout>
    );
  }
  if (missing.images.length === 0 && missing.clips.length === 0 && !missing.voice && !missing.take) return null;
  const credits = expectedCredits({ ...creation, ...draft });
  const old = missing.voice ? oldVoice(creation.media, draft.script, draft.style) : null;
  return (
    <Callout
      tone="doubt"
      title={old ? OLD_VOICE[old] : m.create_not_generated_yet({ things: thingsIn(missing) })}
      action={make(
        old && missing.images.length === 0 && missing.clips.length === 0 && !missing.take
          ? m.create_regenerate_the_voiceover()
          : m.create_make_things({ things: thingsIn(missing) }),
      )}
    >
      {old && m.create_you_hear_the_earlier_recording()}
      {missing.take
        ? m.create_presenter_takes()
        : missing.clips.length > 0
          ? m.create_clip_takes()
          : m.create_takes_seconds()}
      {` ${m.create_uses_up_to_credits({ count: credits })}`}
      <MissingBeats places={missingPlaces(missing, draft.script.beats, creation.kind)} />
    </Callout>
  );
}

/** Links to the beats without a picture, where the user can choose a file instead. */
function MissingBeats({ places }: { places: readonly MissingPlace[] }) {
  if (places.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3">
      {m.create_or_choose_a_file()}
      {places.map(({ index, label }) => (
        <button
          key={index}
          type="button"
          className="min-h-9 cursor-pointer underline underline-offset-2 hover:no-underline"
          onClick={() => focusField(`beats.${index}.imagePrompt`)}
        >
          {label}
        </button>
      ))}
    </span>
  );
}

const OLD_VOICE = {
  words: m.create_old_voice_words(),
  voice: m.create_old_voice_voice(),
  manner: m.create_old_voice_manner(),
};

/** `2 pictures and the voice`; "" if nothing is missing. */
function thingsIn({ images, clips, voice, take }: Missing): string {
  const things = [
    images.length > 0 && m.create_count_pictures({ count: images.length }),
    clips.length > 0 && m.create_count_clips({ count: clips.length }),
    voice && m.create_the_voice(),
    take && m.create_the_presenter(),
  ];
  return listText(things.filter((it) => it !== false && it !== null));
}
