import { buttonStyle, PageHeader } from "@vignette/ui";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { trpc } from "../../trpc.ts";
import { recentRange } from "../activity/recent-posts.ts";
import { AccountsAtRisk } from "./accounts-at-risk.tsx";
import { needsOf, upcomingOf } from "./attention.ts";
import { useChecklistHidden } from "./checklist-shown.ts";
import { firstSteps, nextFirstStep } from "./first-steps.ts";
import { FirstStepsList } from "./first-steps-list.tsx";
import { NeedsYou } from "./needs-you.tsx";
import { AllClear, NextPosts } from "./next-posts.tsx";

// Last on the page, and the only part that renders frames: the rest is shown without that code.
const Continue = lazy(async () => ({ default: (await import("./continue.tsx")).Continue }));

/** What needs the user, and the next posts. Until the first post, the steps to get there. */
export function DashboardPage({ projectId }: { projectId: string }) {
  const { products, creations, accounts, posts } = useDashboard(projectId);
  const needs = needsOf(posts);
  const upcoming = upcomingOf(posts, Date.now());
  const steps = firstSteps({
    product: products.length > 0,
    creation: creations.length > 0,
    account: accounts.length > 0,
    post: posts.length > 0,
  });
  const guided = !useChecklistHidden() && nextFirstStep(steps) !== null;

  return (
    <>
      <PageHeader title="Dashboard" primary={guided ? null : <MakeSomething />}>
        {!guided && needs.length === 0 && <AllClear next={upcoming[0]} />}
      </PageHeader>
      <div className="flex flex-col gap-8">
        <AccountsAtRisk accounts={accounts} posts={posts} />
        {needs.length > 0 && <NeedsYou needs={needs} />}
        {guided && <FirstStepsList steps={steps} />}
        {upcoming.length > 0 && <NextPosts posts={upcoming} />}
        <Suspense fallback={null}>{creations.length > 0 && <Continue creations={creations} />}</Suspense>
      </div>
    </>
  );
}

function useDashboard(projectId: string) {
  const [[products, creations, accounts, posts]] = trpc.useSuspenseQueries((ask) => [
    ask.research.list({ projectId }),
    ask.studio.list({ projectId }),
    ask.socialAccounts.list(),
    ask.scheduling.list({ projectId, ...recentRange(Date.now()) }),
  ]);
  return { products, creations, accounts, posts };
}

const MakeSomething = () => (
  <Link to={paths.create} className={buttonStyle({ variant: "primary" })}>
    Make something
  </Link>
);
