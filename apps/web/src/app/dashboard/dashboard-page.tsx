import { m } from "@vignette/messages";
import { buttonStyle, PageHeader } from "@vignette/ui";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { ErrorBoundary } from "../../shared/boundaries/error-boundary.tsx";
import { Optional } from "../../shared/boundaries/optional.tsx";
import { useFlags } from "../../shared/config/flags.ts";
import { useSeen } from "../../shared/use-seen.ts";
import { trpc } from "../../trpc.ts";
import { recentRange } from "../activity/recent-posts.ts";
import { AccountsAtRisk } from "./accounts-at-risk.tsx";
import { AllClear } from "./all-clear.tsx";
import { everPosted, needsOf, upcomingOf } from "./attention.ts";
import { useChecklistHidden } from "./checklist-shown.ts";
import { firstSteps, nextFirstStep } from "./first-steps.ts";
import { FirstStepsList } from "./first-steps-list.tsx";
import { NeedsYou } from "./needs-you.tsx";
import { WeekAhead } from "./week-ahead.tsx";

const later = () => import("./later.tsx");

// What stands below the first screen comes when it is near, with its code and its data.
const Learned = lazy(async () => ({ default: (await later()).Learned }));
const Recipes = lazy(async () => ({ default: (await later()).Recipes }));
const Continue = lazy(async () => ({ default: (await import("./continue.tsx")).Continue }));

/**
 * What needs the user, the next seven days, recipes, the last results, ideas and the latest work. Until the first post, the steps
 * to get there.
 */
export function DashboardPage({ projectId }: { projectId: string }) {
  const { products, creations, accounts, posts, states } = useDashboard(projectId);
  const hasPosted = everPosted(posts, states);
  const needs = needsOf(posts);
  const upcoming = upcomingOf(posts, Date.now());
  const steps = firstSteps({
    product: products.length > 0,
    creation: creations.length > 0,
    account: accounts.length > 0,
    post: hasPosted,
  });
  const hasAutomation = useFlags().automation_frontend;
  const guided = !useChecklistHidden() && nextFirstStep(steps) !== null;

  return (
    <>
      <PageHeader title={m.app_dashboard()} primary={guided ? null : <MakeSomething />}>
        {!guided && needs.length === 0 && <AllClear next={upcoming[0]} hasPosted={hasPosted} />}
      </PageHeader>
      <div className="flex flex-col gap-8">
        <AccountsAtRisk accounts={accounts} posts={posts} />
        {needs.length > 0 && <NeedsYou needs={needs} />}
        {guided && <FirstStepsList steps={steps} />}
        {(posts.length > 0 || !guided) && <WeekAhead posts={posts} />}
        {/* Together: recipes that came after what was learned would move it down. What stands below is not seen meanwhile. */}
        <Suspense fallback={<div className="min-h-96" />}>
          {hasAutomation && (
            <ErrorBoundary show={() => null}>
              <Recipes projectId={projectId} />
            </ErrorBoundary>
          )}
          {(hasPosted || !guided) && (
            <WhenSeen room="empty:min-h-72">
              <Learned projectId={projectId} />
            </WhenSeen>
          )}
        </Suspense>
        {creations.length > 0 && (
          <WhenSeen room="empty:min-h-px">
            <Continue creations={creations} />
          </WhenSeen>
        )}
      </div>
    </>
  );
}

/** Loads its children once they come near the viewport. `room`: a class that holds their place until then. */
function WhenSeen({ room, children }: { room: string; children: ReactNode }) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  return (
    <div ref={ref} className={room}>
      {seen && <Optional>{children}</Optional>}
    </div>
  );
}

function useDashboard(projectId: string) {
  const [[products, creations, accounts, posts, states]] = trpc.useSuspenseQueries((ask) => [
    ask.research.list({ projectId }),
    ask.studio.list({ projectId }),
    ask.socialAccounts.list(),
    ask.scheduling.list({ projectId, ...recentRange(Date.now()) }),
    ask.scheduling.statesOfAssets({ projectId }),
  ]);
  return { products, creations, accounts, posts, states };
}

const MakeSomething = () => (
  <Link to={paths.create} className={buttonStyle({ variant: "primary" })}>
    {m.app_make_something()}
  </Link>
);
