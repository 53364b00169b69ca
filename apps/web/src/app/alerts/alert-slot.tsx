import { lazy, Suspense } from "react";
import { ErrorBoundary } from "../../shared/error-boundary.tsx";
import { useAlertChoice } from "./alert-choice.ts";

const Alerts = lazy(async () => ({ default: (await import("./alerts.tsx")).Alerts }));

/** Loaded where alerts were chosen. What fails here says nothing: the page asks the same questions itself. */
export function AlertSlot() {
  if (!useAlertChoice()) return null;
  return (
    <ErrorBoundary show={() => null}>
      <Suspense fallback={null}>
        <Alerts />
      </Suspense>
    </ErrorBoundary>
  );
}
