import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { m } from "@vignette/messages";
import { buttonStyle, EmptyState, ErrorState, PageHeader, Skeleton } from "@vignette/ui";
import { type ReactNode, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { errorMessage, referenceOf, refusalOf } from "../../trpc.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { loadFailure } from "./load-failure.ts";
import { wayBackFrom } from "./way-back.ts";

/** The loading and error states of a page: a skeleton, then the page, or an error with a retry. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      key={pathname}
      onRetry={reset}
      show={(error, retry) => <PageFailure error={error} onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Something that is gone is not there at the next try either: its list is. */
function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { pathname } = useLocation();
  if (refusalOf(error)?.endsWith(".missing")) {
    const { path, label } = wayBackFrom(pathname);
    return (
      <>
        <PageHeader title={label} />
        <EmptyState
          title={errorMessage(error)}
          action={
            <Link to={path} className={buttonStyle()}>
              {m.app_back_to({ page: label })}
            </Link>
          }
        />
      </>
    );
  }
  return <ErrorState title={loadFailure(error)} reference={referenceOf(error)} onRetry={onRetry} />;
}

/** A page that is about to come. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label={m.app_loading()} className="flex flex-col gap-6">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
