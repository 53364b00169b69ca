import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

/**
 * A part that the page around it can do without: shows nothing while it loads and nothing if it fails, so that a file
 * or an answer that does not arrive never takes the page away.
 */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary show={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);
