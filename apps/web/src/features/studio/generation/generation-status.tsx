import type { ScriptAndStyle } from "@vignette/content";
import { type CreationView, expectedCredits, type Missing, oldVoice } from "@vignette/domain/studio";
import { Button, Callout, notify, Panel, Progress } from "@vignette/ui";
import { errorNotice, trpc } from "../../../trpc.ts";
import { focusField } from "../check/focus-field.ts";
import { type MissingPlace, missingPlaces } from "./missing-places.ts";

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
        pendingLabel="Stopping…"
        onClick={() => cancel.mutate({ id: creation.id })}
      >
        Stop
      </Button>
    );
    return (
      <Panel>
        <Progress label={`Making ${thingsIn(missing) || "the rest"}`} value={creation.progress} action={action} />
        <p className="mt-2 text-dense text-ink-3">Keep working or leave this page; it keeps going.</p>
      </Panel>
    );
  }
  const make = (label: string) => (
    <Button variant="primary" pending={pending} pendingLabel="Starting…" onClick={onMake}>
      {label}
    </Button>
  );
  if (creation.state === "failed") {
    return (
      <Callout tone="failed" alert title={creation.failure ?? "Something went wrong."} action={make("Retry")}>
        We kept what was finished. Only the rest is generated again.
      </Callout>
    );
  }
  if (missing.images.length === 0 && missing.clips.length === 0 && !missing.voice && !missing.take) return null;
  const credits = expectedCredits({ ...creation, ...draft });
  const old = missing.voice ? oldVoice(creation.media, draft.script, draft.style) : null;
  return (
    <Callout
      tone="doubt"
      title={old ? OLD_VOICE[old] : `Not generated yet: ${thingsIn(missing)}.`}
      action={make(
        old && missing.images.length === 0 && missing.clips.length === 0 && !missing.take
          ? "Regenerate the voiceover"
          : `Make ${thingsIn(missing)}`,
      )}
    >
      {old && "You hear the earlier recording until you regenerate it. "}
      {missing.take
        ? "The presenter takes a few minutes per 10 seconds. You can leave this page."
        : missing.clips.length > 0
          ? "A clip usually takes 1–3 minutes. You can leave this page."
          : "It takes a few seconds."}
      {` It uses up to ${credits === 1 ? "1 credit" : `${credits} credits`}, and nothing else of your plan.`}
      <MissingBeats places={missingPlaces(missing, draft.script.beats, creation.kind)} />
    </Callout>
  );
}

/** Links to the beats without a picture, where the user can choose a file instead. */
function MissingBeats({ places }: { places: readonly MissingPlace[] }) {
  if (places.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3">
      Or choose a file of your own:
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
  words: "The voiceover doesn't match your edits yet. Regenerate it.",
  voice: "The voiceover still speaks in the previous voice.",
  manner: "The voiceover still has the previous pace and tone.",
};

/** `2 pictures and the voice`; "" if nothing is missing. */
function thingsIn({ images, clips, voice, take }: Missing): string {
  const things = [
    ...[counted(images.length, "picture"), counted(clips.length, "film")],
    ...[voice ? "the voice" : "", take ? "the presenter" : ""],
  ].filter(Boolean);
  return [things.slice(0, -1).join(", "), ...things.slice(-1)].filter(Boolean).join(" and ");
}

const counted = (count: number, thing: string) => (count === 0 ? "" : `${count} ${thing}${count === 1 ? "" : "s"}`);
