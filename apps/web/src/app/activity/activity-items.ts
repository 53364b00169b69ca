import type { Instant } from "@vignette/domain/kernel";
import type { PostView } from "@vignette/domain/scheduling";
import { connectionOf, ENDS_SOON, platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { postOutcome } from "../../features/scheduling/post/verdict.ts";
import { paths } from "../../paths.ts";
import { lineText } from "../../shared/refusals/line-text.ts";
import { ownZone } from "../../shared/times/times.ts";

/**
 * Something that happened to a post or an account, in one sentence, with the screen that shows it. `news`: not done by
 * this user; `needs`: the user has to act; `now`: in progress, or waiting for another person.
 */
export type ActivityItem = {
  /** Unique per event, also for repeated events of the same kind. */
  id: string;
  at: number;
  kind: "needs" | "now" | "news";
  sentence: string;
  about: string;
  to: string;
};

type Target = PostView["targets"][number];

/** What happened, the latest first, derived only from the posts and accounts. */
export function activityItems(
  posts: readonly PostView[],
  accounts: readonly SocialAccount[],
  now: Instant,
): readonly ActivityItem[] {
  return [
    ...posts.flatMap((post) => [
      ...post.targets.flatMap((target) => ofTarget(post, target, now) ?? []),
      ...ofRecycled(post, now),
      ...(ofApproval(post) ?? []),
      ...ofComments(post),
    ]),
    ...accounts.flatMap((account) => ofAccount(account, now) ?? []),
  ].toSorted((a, b) => b.at - a.at);
}

const kinds: Partial<Record<Target["state"], ActivityItem["kind"]>> = {
  publishing: "now",
  "awaiting-approval": "now",
  published: "news",
  failed: "needs",
  "needs-check": "needs",
  "sent-to-inbox": "needs",
};

/** The line of the receipt that belongs to a state. */
const lines: Partial<Record<Target["state"], string>> = {
  failed: "failed",
  "needs-check": "in-doubt",
  publishing: "started",
  "awaiting-approval": "asked",
};

function ofTarget(post: PostView, target: Target, now: Instant): ActivityItem[] | null {
  const kind = kinds[target.state];
  if (!kind) return null;
  const line = target.log.findLast(({ event }) => event === lines[target.state]) ?? target.log.at(-1);
  const at = target.publication?.at ?? line?.at ?? target.lastUpdated;
  const { sentence } = postOutcome(target, ownZone(), now);
  const about = `${post.name} · ${platformNames[target.platform]} @${target.username}`;
  return [{ id: `${target.id} ${target.state} ${at}`, at, kind, sentence, about, to: paths.post(post.id) }];
}

/** Posts that the project's recycling rule planned. A draft is published only if the user schedules it. */
function ofRecycled({ id, name, recycledFrom, targets }: PostView, now: Instant): ActivityItem[] {
  if (!recycledFrom) return [];
  return targets.flatMap(({ id: targetId, state, platform, username, publishAt, log }) => {
    const line = log.find(({ event }) => event === "brought-back");
    if (!line) return [];
    const about = `${name} · ${platformNames[platform]} @${username}`;
    const kind = state === "draft" && publishAt > now ? "needs" : "news";
    return [{ id: `${targetId} brought-back`, at: line.at, kind, sentence: lineText(line), about, to: paths.post(id) }];
  });
}

function ofApproval(post: PostView): ActivityItem[] | null {
  const { approval } = post;
  if (!approval?.decidedAt || approval.state === "waiting" || wasOwn(post)) return null;
  const who = approval.decidedBy ?? m.app_the_reviewer();
  const sentences = {
    approved: m.app_approved_by({ who }),
    changes: m.app_changes_asked_by({ who }),
    late: m.app_approved_too_late({ who }),
  };
  const isOpen = approval.state !== "approved" && post.targets.some(({ state }) => state === "draft");
  return [
    {
      id: `${post.id} ${approval.state} ${approval.decidedAt}`,
      at: approval.decidedAt,
      kind: isOpen ? "needs" : "news",
      sentence: sentences[approval.state],
      about: post.name,
      to: paths.post(post.id),
    },
  ];
}

/** The owner's own decision is not shown to the owner as news. */
const wasOwn = ({ comments }: PostView): boolean =>
  comments.findLast(({ verdict }) => verdict !== null)?.from === "owner";

function ofComments({ id, name, comments }: PostView): ActivityItem[] {
  return comments
    .filter(({ from, verdict }) => from === "reviewer" && verdict === null)
    .map((it) => ({
      id: it.id,
      at: it.at,
      kind: "news",
      sentence: m.app_reviewer_wrote({
        name: it.name,
        text: it.text.length > 120 ? `${it.text.slice(0, 119)}…` : it.text,
      }),
      about: name,
      to: paths.post(id),
    }));
}

function ofAccount(account: SocialAccount, now: Instant): ActivityItem[] | null {
  const connection = connectionOf(account, now);
  if (connection === "renews") return null;
  const ended = connection === "ended";
  const at = ended ? Math.min(account.lastUpdated, now) : account.connectionExpiresAt - ENDS_SOON;
  return [
    {
      id: `${account.id} ${connection} ${account.connectionExpiresAt}`,
      at,
      kind: "needs",
      sentence: ended ? m.app_connection_ended() : m.app_connection_ends_soon(),
      about: `${platformNames[account.platform]} @${account.username}`,
      to: paths.accounts,
    },
  ];
}
