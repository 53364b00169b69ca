import { buttonStyle, EmptyState, PageHeader } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../paths.ts";
import { NotFoundPage } from "../shared/boundaries/not-found-page.tsx";
import { useFlags } from "../shared/flags.ts";

/** Automation, behind its flag until it is built: explains this, and links to the manual way. */
export function AutomationPage() {
  if (!useFlags().automation_frontend) return <NotFoundPage />;
  return (
    <>
      <PageHeader title="Automation" />
      <EmptyState
        title="Recipes come later."
        action={
          <Link to={paths.create} className={buttonStyle({ variant: "primary" })}>
            Make something by hand
          </Link>
        }
      >
        One day a recipe will make and plan posts on the days you choose, for you to approve. Nothing runs by itself
        yet.
      </EmptyState>
    </>
  );
}
