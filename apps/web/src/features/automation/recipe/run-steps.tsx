import type { RecipeRun } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { classNames, Progress } from "@vignette/ui";
import { Circle, CircleCheck, LoaderCircle } from "@vignette/ui/icons";
import { trpc } from "../../../trpc.ts";
import { stepNames } from "../words/run-text.ts";

type Step = keyof typeof stepNames;

/** Where a run that goes on has come to, step by step; live. */
export function RunSteps({ run }: { run: RecipeRun }) {
  const steps = (Object.keys(stepNames) as Step[]).filter((step) => step !== "planning" || !run.isTrial);
  const at = steps.indexOf(run.state as Step);
  return (
    <div className="w-full">
      <ol aria-label={m.automation_progress()} className="flex flex-col gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? "step" : undefined}
            className={classNames("flex items-center gap-2 text-base", index === at ? "font-medium" : "text-ink-3")}
          >
            <StepIcon place={Math.sign(index - at)} />
            {stepNames[step]}
            {index === at && "…"}
          </li>
        ))}
      </ol>
      {run.state === "rendering" && <Rendering creationId={run.creationId} />}
      <p role="status" className="sr-only">
        {stepNames[run.state as Step]}…
      </p>
    </div>
  );
}

/** `place`: -1 before the current step, 0 at it, 1 after it. */
function StepIcon({ place }: { place: number }) {
  const look = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
  if (place < 0) return <CircleCheck {...look} className="text-done" />;
  if (place === 0) return <LoaderCircle {...look} className="text-moving motion-safe:animate-spin" />;
  return <Circle {...look} />;
}

function Rendering({ creationId }: { creationId: string }) {
  const { data: render } = trpc.studio.render.useQuery({ id: creationId });
  return render ? (
    <div className="mt-2">
      <Progress label={m.automation_rendering()} value={render.progress} />
    </div>
  ) : null;
}
