import { instant } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
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
    <section aria-label={m.approval_review_links()} className="flex flex-col gap-2">
      {links.length > 0 && (
        <ul className="flex flex-col">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      <div>
        <Button icon={<Link2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setMaking(true)}>
          {m.approval_new_link()}
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
          {link.postIds.length > 1 ? `${m.approval_posts({ count: link.postIds.length })} · ` : ""}
          {link.openedAt === null
            ? m.approval_not_opened_yet()
            : m.approval_opened({ time: dateTimeIn(ownZone(), link.openedAt) })}
        </span>
      </span>
      {!gone && (
        <span className="flex gap-2">
          <Button variant="quiet" pending={renew.isPending} onClick={() => renew.mutate({ id: link.id, days: 14 })}>
            {m.approval_two_more_weeks()}
          </Button>
          <Button variant="quiet" pending={revoke.isPending} onClick={() => revoke.mutate({ id: link.id })}>
            {m.approval_revoke_link()}
          </Button>
        </span>
      )}
    </li>
  );
}

function untilWords({ revokedAt, expiresAt, createdAt }: ShownLink): string {
  const zone = ownZone();
  const made = dayIn(zone, createdAt);
  if (revokedAt !== null) return m.approval_link_revoked({ made, when: dateTimeIn(zone, revokedAt) });
  const when = dateTimeIn(zone, expiresAt);
  return expiresAt <= instant(Date.now())
    ? m.approval_link_ran_out({ made, when })
    : m.approval_link_works_until({ made, when });
}
