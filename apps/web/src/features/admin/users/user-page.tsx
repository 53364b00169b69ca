import { Badge, Button, notify, Panel } from "@vignette/ui";
import { ArrowLeft, Eye } from "@vignette/ui/icons";
import { Link, useLocation } from "react-router";
import { paths } from "../../../paths.ts";
import { startViewing } from "../../../shared/session/view-as.ts";
import { errorNotice, trpc } from "../../../trpc.ts";
import { when } from "../list/when.ts";
import { GrantCredits } from "./grant-credits.tsx";
import { GrantPlan } from "./grant-plan.tsx";
import { Rights } from "./rights.tsx";
import { SignInSwitch } from "./sign-in-switch.tsx";
import { UserAccounts, UserPosts, UserUsage } from "./user-facts.tsx";

/** One user: plan, usage, accounts and posts, and the changes that an admin can make. */
export function UserPage() {
  const uid = decodeURIComponent(useLocation().pathname.split("/").at(-1) ?? "");
  const [user] = trpc.admin.user.useSuspenseQuery({ uid });
  const isSelf = trpc.identity.me.useQuery().data?.uid === uid;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Link to={paths.adminUsers} className="link inline-flex min-h-6 items-center gap-1.5 text-base">
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          Users
        </Link>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-2 text-display-s font-semibold">
              {user.displayName || user.email}
              {user.isAdmin && <Badge variant="ink">ADMIN</Badge>}
              {user.isDisabled && <Badge>DISABLED</Badge>}
            </h2>
            <p className="text-base break-words text-ink-2">
              {user.email} · {user.uid}
            </p>
            <p className="text-dense text-ink-3">
              Signed up {when(user.createdAt)} · Last login {when(user.lastLogin)} · Country {user.country ?? "unknown"}
            </p>
          </div>
          {!isSelf && <ViewAs uid={uid} />}
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title="Plan">
          <GrantPlan key={user.planId} user={user} />
          <UserUsage usage={user.usage} />
        </Panel>
        <Panel title="Access">
          <SignInSwitch user={user} isSelf={isSelf} />
          <Rights user={user} />
        </Panel>
        <Panel title="AI credits">
          <GrantCredits user={user} />
        </Panel>
        <Panel title="Social accounts">
          <UserAccounts accounts={user.accounts} />
        </Panel>
        <Panel title="Posts">
          <UserPosts uid={uid} posts={user.posts} />
        </Panel>
      </div>
    </div>
  );
}

/** Opens the app as this user sees it, read-only. */
function ViewAs({ uid }: { uid: string }) {
  const view = trpc.admin.viewAs.useMutation({
    onSuccess: startViewing,
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        icon={<Eye size={16} strokeWidth={1.75} aria-hidden />}
        pending={view.isPending}
        pendingLabel="Opening…"
        onClick={() => view.mutate({ uid })}
      >
        View as this user
      </Button>
      <p className="text-dense text-ink-3">Read-only, for 30 minutes. Logged.</p>
    </div>
  );
}
