import { m } from "@vignette/messages";
import { Reference } from "@vignette/ui";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { referenceOf } from "../failure.ts";
import { ErrorBoundary } from "../shared/boundaries/error-boundary.tsx";

/** Around every page: shows nothing while the page loads, and a message if it fails outside the dashboard. */
export function PublicPages() {
  return (
    <ErrorBoundary show={(error, retry) => <Broken reference={referenceOf(error)} onRetry={retry} />}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

function Broken({ reference, onRetry }: { reference: string | null; onRetry: () => void }) {
  return (
    <main role="alert" className="mx-auto flex min-h-[70dvh] max-w-130 flex-col items-start justify-center gap-4 p-6">
      <h1 className="text-display-m font-semibold">{m.app_something_went_wrong()}</h1>
      <button type="button" className="link cursor-pointer font-semibold" onClick={onRetry}>
        {m.app_try_again()}
      </button>
      {reference && <Reference id={reference} />}
    </main>
  );
}
