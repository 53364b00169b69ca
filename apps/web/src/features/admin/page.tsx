import { InEnglish, PageHeader } from "@vignette/ui";
import { Navigate, useLocation } from "react-router";
import { paths } from "../../paths.ts";
import { NotFoundPage } from "../../shared/boundaries/not-found-page.tsx";
import { PageBoundary } from "../../shared/boundaries/page-boundary.tsx";
import { SectionNav } from "./section-nav.tsx";
import { adminPageAt, sections } from "./sections.ts";
import { useIsAdmin } from "./use-is-admin.ts";

/** The Admin Dashboard. Other users get the not-found page at this address. Source: spec §2, §6. */
export function AdminPage() {
  const { pathname, search } = useLocation();
  const isAdmin = useIsAdmin();
  if (isAdmin === undefined) return null;
  if (!isAdmin) return <NotFoundPage />;
  const former = formerAddress(pathname, search);
  if (former) return <Navigate to={former} replace />;

  const Page = adminPageAt(pathname);
  return (
    <InEnglish>
      <PageHeader title="Admin Dashboard" />
      <SectionNav />
      <PageBoundary>{Page ? <Page /> : <NotFoundPage />}</PageBoundary>
    </InEnglish>
  );
}

/** Redirects old links, in which the section was a search parameter. */
function formerAddress(pathname: string, search: string): string | undefined {
  const name = new URLSearchParams(search).get("section");
  if (name === null || pathname !== paths.admin) return undefined;
  return sections.find(({ path }) => path === `${paths.admin}/${name}`)?.path;
}
