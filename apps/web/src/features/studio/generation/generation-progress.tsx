import { type CreationView, isPresented, isSpoken, missingMedia, picturesToMake } from "@vignette/domain/studio";
import { Button, Callout, Panel, Progress } from "@vignette/ui";
import { Check, Circle, LoaderCircle } from "@vignette/ui/icons";
import { useRetry } from "./use-retry.ts";

/** The steps of a generation, each done when its result exists. */
export function GenerationProgress({ creation }: { creation: CreationView }) {
  const steps = stepsOf(creation);
  const now = steps.find((step) => !step.done);
  return (
    <Panel title={`Making “${creation.name}”`}>
      <Progress label={now?.words ?? "Almost done"} value={creation.progress} />
      <ul className="mt-4 flex flex-col gap-1.5 text-base">
        {steps.map((step) => (
          <li key={step.words} className={step.done ? "flex items-center gap-2" : "flex items-center gap-2 text-ink-3"}>
            <StepIcon done={step.done} current={step === now} />
            {step.words}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-dense text-ink-3">You can leave this page; it keeps going.</p>
    </Panel>
  );
}

function StepIcon({ done, current }: { done: boolean; current: boolean }) {
  const Icon = done ? Check : current ? LoaderCircle : Circle;
  return <Icon size={16} strokeWidth={1.75} aria-label={done ? "Done:" : current ? "Now:" : "Then:"} role="img" />;
}

function stepsOf(creation: CreationView) {
  const { kind, script } = creation;
  const missing = missingMedia(creation);
  const wanted = script ? picturesToMake({ ...creation, script }).length : null;
  const pictures = (wanted ?? 0) - missing.images.length;
  const voice = { words: "Recording the voiceover", done: script !== null && !missing.voice };
  return [
    { words: "Writing the script", done: script !== null },
    ...(wanted === 0
      ? []
      : [
          {
            words: wanted === null ? "Creating images" : `Creating images, ${pictures} of ${wanted}`,
            done: wanted !== null && pictures >= wanted,
          },
        ]),
    ...(isSpoken(kind) ? [voice] : []),
    ...(isPresented(creation)
      ? [{ words: "Generating the presenter (a few minutes)", done: script !== null && !missing.take }]
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
      title={creation.failure ?? "Something went wrong."}
      action={
        <Button variant="primary" pending={retrying} pendingLabel="Starting…" onClick={retry}>
          Retry
        </Button>
      }
    >
      We kept what was finished. Only the rest is generated again.
    </Callout>
  );
}
