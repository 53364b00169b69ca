import { Outlet } from "react-router";
import { PageBoundary } from "./page-boundary.tsx";

/** Around pages that everybody may see: nothing but loading and failure. */
export function PublicPages() {
  return (
    <PageBoundary fallback={null}>
      <Outlet />
    </PageBoundary>
  );
}
