import { m } from "@vignette/messages";
import { Button, buttonStyle, classNames, notify } from "@vignette/ui";
import { CircleCheck } from "@vignette/ui/icons";
import { Link } from "react-router";
import { checklist } from "./checklist-shown.ts";
import { type FirstStep, nextFirstStep } from "./first-steps.ts";

/** The steps to the first post. Only the next step is highlighted; completed steps collapse to one line. */
export function FirstStepsList({ steps }: { steps: readonly FirstStep[] }) {
  const next = nextFirstStep(steps);
  const done = steps.filter((step) => step.done).length;
  return (
    <section aria-label={m.dashboard_first_steps()} className="rounded-panel border border-line bg-surface">
      <header className="flex items-baseline justify-between gap-3 border-b border-line px-5 py-3.5 max-md:px-4">
        <h2 className="text-display-s font-semibold">{m.dashboard_first_steps_title()}</h2>
        <span className="tabular shrink-0 text-dense text-ink-3">
          {m.dashboard_steps_done({ done, steps: steps.length })}
        </span>
      </header>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title} className="border-b border-line last:border-0">
            {step.done ? <DoneStep step={step} /> : <OpenStep step={step} number={index + 1} next={step === next} />}
          </li>
        ))}
      </ol>
      <footer className="flex justify-end border-t border-line px-3 py-2">
        <Button variant="quiet" onClick={hide}>
          {m.dashboard_hide_checklist()}
        </Button>
      </footer>
    </section>
  );
}

function hide() {
  checklist.hide();
  notify({
    title: m.dashboard_checklist_hidden(),
    detail: m.dashboard_checklist_hidden_help(),
    action: { label: m.app_undo(), onPress: checklist.show },
  });
}

function DoneStep({ step }: { step: FirstStep }) {
  return (
    <p className="flex items-center gap-3 px-5 py-2.5 text-base text-ink-3 max-md:px-4">
      <CircleCheck size={20} strokeWidth={1.75} aria-label={m.app_done()} className="mx-1.5 shrink-0 text-done" />
      {step.title}
    </p>
  );
}

function OpenStep({ step, number, next }: { step: FirstStep; number: number; next: boolean }) {
  return (
    <div
      aria-current={next ? "step" : undefined}
      className="flex items-center gap-x-4 gap-y-3 px-5 py-4 max-md:flex-wrap max-md:px-4"
    >
      <span
        aria-hidden
        className={classNames(
          "flex size-8 shrink-0 items-center justify-center rounded-chip font-display text-display-s font-bold",
          next ? "bg-mark text-on-mark" : "text-ink-3",
        )}
      >
        {number}
      </span>
      <div className="min-w-0 flex-1 max-md:basis-[calc(100%-4rem)]">
        <h3 className="font-text text-read font-semibold tracking-normal">{step.title}</h3>
        <p className="text-base text-ink-2">{step.why}</p>
      </div>
      <span className="shrink-0 text-dense text-ink-3 max-md:pl-12 md:max-lg:hidden">{step.time}</span>
      <Link
        to={step.path}
        className={`${buttonStyle({ variant: next ? "primary" : "secondary" })} min-w-36 max-md:ml-auto`}
      >
        {step.button}
      </Link>
    </div>
  );
}
