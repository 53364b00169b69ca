import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { ErrorState, Skeleton } from "@vignette/ui";
import { Component, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { errorMessage, requestIdOf } from "../trpc.ts";

/** Loading and failure of whatever page stands inside: a still skeleton, then the page, or what went wrong and a way on. */
export function PageBoundary({ fallback = <PageSkeleton />, children }: { fallback?: ReactNode; children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} onRetry={reset}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type BoundaryProps = { onRetry: () => void; children: ReactNode };

class ErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("Unknown") };
  }

  readonly retry = () => {
    // A page that was deployed anew has lost its old files: only a reload finds the new ones.
    if (isLostFile(this.state.error)) window.location.reload();
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorState title={errorMessage(error)} requestId={requestIdOf(error)} onRetry={this.retry} />;
  }
}

const isLostFile = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|import/i.test(error.message);

function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-6">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
