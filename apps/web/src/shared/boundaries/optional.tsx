import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type OptionalProps = {
  children: ReactNode;
  /** Holds its place while it loads, where something else stands below it. */
  meanwhile?: ReactNode;
};

/**
 * A part that the page around it can do without: shows nothing while it loads and nothing if it fails, so that a file
 * or an answer that does not arrive never takes the page away.
 */
export const Optional = ({ children, meanwhile = null }: OptionalProps) => (
  <ErrorBoundary show={() => null}>
    <Suspense fallback={meanwhile}>{children}</Suspense>
  </ErrorBoundary>
);
