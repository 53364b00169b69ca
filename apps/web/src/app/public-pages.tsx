import { Suspense } from "react";
import { Outlet } from "react-router";
import { ErrorBoundary } from "../shared/error-boundary.tsx";

/** Around every page: what is loading shows nothing yet, and what broke outside the dashboard says so. */
export function PublicPages() {
  return (
    <ErrorBoundary show={(_, retry) => <Broken onRetry={retry} />}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

function Broken({ onRetry }: { onRetry: () => void }) {
  return (
    <main role="alert" className="mx-auto flex min-h-[70dvh] max-w-130 flex-col items-start justify-center gap-4 p-6">
      <h1 className="text-display-m font-semibold">Something went wrong.</h1>
      <button type="button" className="link cursor-pointer font-semibold" onClick={onRetry}>
        Try again
      </button>
    </main>
  );
}
