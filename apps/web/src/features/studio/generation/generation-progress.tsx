import { type CreationView, isPresented, isSpoken, missingMedia, picturesToMake } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Callout, Panel, Progress } from "@vignette/ui";
import { Check, Circle, LoaderCircle } from "@vignette/ui/icons";
import { useRetry } from "./use-retry.ts";
import { whyFailed } from "./why-failed.ts";

/** The steps of a generation, each done when its result exists. */
export function GenerationProgress({ creation }: { creation: CreationView }) {
  const steps = stepsOf(creation);
  const now = steps.find((step) => !step.done);
  return (
    <Panel title={m.create_making_name({ name: creation.name })}>
      <Progress label={now?.words ?? m.create_almost_done()} value={creation.progress} />
      <ul className="mt-4 flex flex-col gap-1.5 text-base">
        {steps.map((step) => (
          <li key={step.words} className={step.done ? "flex items-center gap-2" : "flex items-center gap-2 text-ink-3"}>
            <StepIcon done={step.done} current={step === now} />
            {step.words}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-dense text-ink-3">{m.create_leave_this_page()}</p>
    </Panel>
  );
}

function StepIcon({ done, current }: { done: boolean; current: boolean }) {
  const Icon = done ? Check : current ? LoaderCircle : Circle;
  return (
    <Icon
      size={16}
      strokeWidth={1.75}
      aria-label={done ? m.create_step_done() : current ? m.create_step_now() : m.create_step_then()}
      role="img"
    />
  );
}

function stepsOf(creation: CreationView) {
  const { kind, script } = creation;
  const missing = missingMedia(creation);
  const wanted = script ? picturesToMake({ ...creation, script }).length : null;
  const pictures = (wanted ?? 0) - missing.images.length;
  const voice = { words: m.create_recording_the_voiceover(), done: script !== null && !missing.voice };
  return [
    { words: m.create_writing_the_script(), done: script !== null },
    ...(wanted === 0
      ? []
      : [
          {
            words: wanted === null ? m.create_creating_images() : m.create_creating_images_of({ pictures, wanted }),
            done: wanted !== null && pictures >= wanted,
          },
        ]),
    ...(isSpoken(kind) ? [voice] : []),
    ...(isPresented(creation)
      ? [{ words: m.create_generating_the_presenter(), done: script !== null && !missing.take }]
      : []),
  ];
}

/** Why a generation failed, and a retry. Results so far are kept. */
export function GenerationFailed({ creation }: { creation: CreationView }) {
  const { retry, retrying } = useRetry(creation);
  return (
    <Callout
      tone="failed"
      alert
      title={whyFailed(creation)}
      action={
        <Button variant="primary" pending={retrying} pendingLabel={m.create_starting()} onClick={retry}>
          {m.create_retry()}
        </Button>
      }
    >
      {m.create_kept_what_was_finished()}
    </Callout>
  );
}
