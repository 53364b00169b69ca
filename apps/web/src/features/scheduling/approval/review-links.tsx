import { instant } from "@vignette/domain/kernel";
import { Button, notify } from "@vignette/ui";
import { Link2 } from "@vignette/ui/icons";
import { useState } from "react";
import { dateTimeIn, dayIn, ownZone } from "../../../shared/times/times.ts";
import { errorNotice, type Outputs, trpc } from "../../../trpc.ts";
import { LinkDialog } from "./link-dialog.tsx";

type ShownLink = Outputs["approval"]["links"][number];

/** The links that show the post: until when, who opened them, and revoking them. */
export function ReviewLinks({ postId }: { postId: string }) {
  const [making, setMaking] = useState(false);
  const { data: links = [] } = trpc.approval.links.useQuery({ postId });
  return (
    <section aria-label="Review links" className="flex flex-col gap-2">
      {links.length > 0 && (
        <ul className="flex flex-col">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      <div>
        <Button icon={<Link2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setMaking(true)}>
          New link…
        </Button>
      </div>
      {making && <LinkDialog postIds={[postId]} onClose={() => setMaking(false)} />}
    </section>
  );
}

function LinkRow({ link }: { link: ShownLink }) {
  const utils = trpc.useUtils();
  const follow = {
    onSuccess: () => utils.approval.links.invalidate(),
    onError: (error: unknown) => notify(errorNotice(error)),
  } as const;
  const renew = trpc.approval.renewLink.useMutation(follow);
  const revoke = trpc.approval.revokeLink.useMutation(follow);
  const gone = link.revokedAt !== null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2">
      <span className="min-w-0 text-base">
        {untilWords(link)}
        <span className="block text-dense text-ink-3">
          {link.postIds.length > 1 ? `${link.postIds.length} posts · ` : ""}
          {link.openedAt === null ? "Not opened yet" : `Opened ${dateTimeIn(ownZone(), link.openedAt)}`}
        </span>
      </span>
      {!gone && (
        <span className="flex gap-2">
          <Button variant="quiet" pending={renew.isPending} onClick={() => renew.mutate({ id: link.id, days: 14 })}>
            Two more weeks
          </Button>
          <Button variant="quiet" pending={revoke.isPending} onClick={() => revoke.mutate({ id: link.id })}>
            Revoke link
          </Button>
        </span>
      )}
    </li>
  );
}

function untilWords({ revokedAt, expiresAt, createdAt }: ShownLink): string {
  const zone = ownZone();
  const made = `Link of ${dayIn(zone, createdAt)}`;
  if (revokedAt !== null) return `${made} · revoked ${dateTimeIn(zone, revokedAt)}`;
  if (expiresAt <= instant(Date.now())) return `${made} · ran out ${dateTimeIn(zone, expiresAt)}`;
  return `${made} · works until ${dateTimeIn(zone, expiresAt)}`;
}
