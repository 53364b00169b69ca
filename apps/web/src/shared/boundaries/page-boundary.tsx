import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { m } from "@vignette/messages";
import { ErrorState, Skeleton } from "@vignette/ui";
import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { errorMessage, referenceOf } from "../../trpc.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

/** The loading and error states of a page: a skeleton, then the page, or an error with a retry. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      key={pathname}
      onRetry={reset}
      show={(error, retry) => <ErrorState title={errorMessage(error)} reference={referenceOf(error)} onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
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
