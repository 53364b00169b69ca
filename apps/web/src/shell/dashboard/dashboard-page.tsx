import { buttonStyle, PageHeader } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { useChecklistHidden } from "./checklist-shown.ts";
import { Continue } from "./continue.tsx";
import { firstSteps, nextStep } from "./first-steps.ts";
import { FirstStepsList } from "./first-steps-list.tsx";
import { useProgress } from "./use-progress.ts";

/** What needs me, and what goes out next. */
export function DashboardPage({ projectId }: { projectId: string }) {
  const steps = firstSteps(useProgress(projectId));
  const guided = !useChecklistHidden() && nextStep(steps) !== null;
  return (
    <>
      <PageHeader title="Dashboard" primary={guided ? null : <MakeSomething />} />
      <div className="flex flex-col gap-8">
        {guided && <FirstStepsList steps={steps} />}
        <Continue projectId={projectId} />
      </div>
    </>
  );
}

const MakeSomething = () => (
  <Link to={paths.create} className={buttonStyle({ variant: "primary" })}>
    Make something
  </Link>
);
