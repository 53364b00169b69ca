import { platformNames } from "@vignette/domain/social-accounts";
import { Button, Callout, Dialog, notify, Receipt } from "@vignette/ui";
import { errorNotice, type Outputs, trpc } from "../../../trpc.ts";
import { dateText, secondText } from "../list/english-formats.ts";
import { StateBadge } from "../list/state-badge.tsx";
import { when } from "../list/when.ts";

type TargetRow = Outputs["admin"]["target"];

/** How often a requested check is polled, in ms. */
const LOOK_EVERY = 2000;

/** One post on one account: its latest attempt, its receipt, and Reconcile while its outcome is unknown. */
export function TargetDialog({ target: listed, onClose }: { target: TargetRow; onClose: () => void }) {
  const ref = { postId: listed.postId, targetId: listed.id };
  const utils = trpc.useUtils();
  const { data: target = listed } = trpc.admin.target.useQuery(ref, {
    refetchInterval: ({ state }) => (state.data && isChecking(state.data) ? LOOK_EVERY : false),
  });
  const reconcile = trpc.admin.reconcile.useMutation({
    onSuccess: (next) => utils.admin.target.setData(ref, next),
    onError: (error) => notify(errorNotice(error)),
    onSettled: () => utils.admin.publishLog.invalidate(),
  });
  const pending = reconcile.isPending || isChecking(target);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${platformNames[target.platform]} @${target.username}`}
      description={`Scheduled for ${when(target.publishAt)}`}
      actions={
        <>
          {(target.canReconcile || pending) && (
            <Button variant="primary" pending={pending} pendingLabel="Checking…" onClick={() => reconcile.mutate(ref)}>
              Reconcile
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <StateBadge state={target.state} />
        {target.canReconcile && (
          <p className="text-base text-ink-2">
            Reconcile asks {platformNames[target.platform]} how this post ended. It never posts anything.
          </p>
        )}
        {target.failure && (
          <Callout tone="failed" title={target.failure.message}>
            Code {target.failure.code}
          </Callout>
        )}
        {target.publication?.permalink && (
          <a href={target.publication.permalink} target="_blank" rel="noreferrer" className="link w-fit">
            Open the post
          </a>
        )}
        <Attempt attempt={target.attempt} />
        {target.log.length > 0 && (
          <Receipt
            title="Receipt as its owner sees it, in your time"
            lines={target.log.map(({ at, detail }, index) => ({
              id: `${at}-${index}`,
              day: dateText(at) === dateText(target.log[index - 1]?.at ?? 0) ? null : dateText(at),
              at: secondText(at),
              dateTime: new Date(at).toISOString(),
              text: detail,
            }))}
          />
        )}
        <p className="text-dense break-all text-ink-3">
          Post {target.postId} · Target {target.id}
        </p>
      </div>
    </Dialog>
  );
}

const isChecking = (target: TargetRow): boolean => target.state === "needs-check" && target.isUnderWay;

function Attempt({ attempt }: Pick<TargetRow, "attempt">) {
  if (!attempt) return <p className="text-base text-ink-2">Sending has not started.</p>;
  const facts: [string, string][] = [
    ["Attempt", String(attempt.number)],
    ["Stage", attempt.stage],
    ["Started", when(attempt.startedAt)],
    ["Sent", attempt.sentAt === null ? "–" : when(attempt.sentAt)],
    ["Accepted", attempt.committedAt === null ? "–" : when(attempt.committedAt)],
    ["Failed calls", String(attempt.tries)],
    ["File fetched", attempt.fileFetched === null ? "Link still open" : attempt.fileFetched ? "Yes" : "No"],
    ...Object.entries(attempt.receipt),
  ];
  return (
    <dl className="grid grid-cols-[8rem_1fr] gap-x-3 text-base">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
          <dt className="break-words text-ink-2">{name}</dt>
          <dd className="tabular break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
