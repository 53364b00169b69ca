import { type Saying, say } from "@vignette/domain/kernel";
import {
  budgets,
  type CommentLook,
  type CommentOutcome,
  type CommentStep,
  firstCommentOf,
  settle,
  type Target,
  type TargetEvent,
} from "@vignette/domain/scheduling";
import type { Version } from "../../adapters/documents/documents.ts";
import type { TokenAccess } from "../../adapters/platforms/account-gates.ts";
import type { CommentJob } from "../../adapters/platforms/platform.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";
import type { JobDeps } from "./publish-job.ts";

type Deps = Pick<JobDeps, "gates" | "platforms" | "now"> & { targets: Pick<TargetStore, "save"> };

/** What happened, and on which version of the target; null if another run has to read the target first. */
export type CommentStepResult = { target: Target; version: Version; event: TargetEvent } | null;

/**
 * One step for the first comment of a published post. As with a commit, `comment-sending` is saved on the version that
 * was read, and only the run that saved it makes the call; a later run looks for the comment and never writes a second
 * one.
 */
export async function runCommentStep(
  deps: Deps,
  held: { target: Target; version: Version },
  step: CommentStep,
): Promise<CommentStepResult> {
  if (step.type === "admit-comment-loss") return { ...held, event: { type: "comment-overdue" } };
  const access = await deps.gates(held.target.accountId).access();
  return step.type === "comment" ? await write(deps, held, access) : await look(deps, held, access);
}

async function write(
  deps: Deps,
  { target, version }: { target: Target; version: Version },
  access: TokenAccess,
): Promise<CommentStepResult> {
  const sending = settle(target, { type: "comment-sending" }, deps.now());
  const held = { target: sending, version: await deps.targets.save(sending, version) };
  const outcome = (event: CommentOutcome): CommentStepResult => ({
    ...held,
    event: { type: "comment", outcome: event },
  });
  const comments = deps.platforms[target.platform].comments;
  if (!comments) return outcome({ type: "refused", why: NO_COMMENTS });
  if (access.type !== "open") return outcome(withoutAccess(target, access));
  // After a long delay another run may have given this comment up: it is not sent, and is found overdue.
  if (deps.now() - (sending.comment?.sentAt ?? 0) > budgets.leaving) return null;
  const call = comments.write(jobOf(sending, access.accessToken));
  return outcome(
    await reportRefusal(
      deps,
      target,
      access.accessToken,
      call.catch((): CommentOutcome => ({ type: "lost", why: "cut-off" })),
    ),
  );
}

async function look(
  deps: Deps,
  held: { target: Target; version: Version },
  access: TokenAccess,
): Promise<CommentStepResult> {
  const said = (found: CommentLook): CommentStepResult => ({ ...held, event: { type: "comment-look", look: found } });
  const comments = deps.platforms[held.target.platform].comments;
  if (!comments || access.type !== "open") {
    return said({ type: "unreachable", why: "not-renewed", tokenRefused: false });
  }
  const call = comments.find(jobOf(held.target, access.accessToken));
  return said(await reportRefusal(deps, held.target, access.accessToken, call));
}

const NO_COMMENTS = say("failure.comment-platform", "This platform takes no comments from us.");
const connectionEnded = (username: string): Saying =>
  say(
    "failure.comment-connection-ended",
    `The first comment isn't there. Instagram ended the connection. Reconnect @${username}.`,
    { username },
  );

function withoutAccess({ username }: Target, access: Exclude<TokenAccess, { type: "open" }>): CommentOutcome {
  return access.type === "ended"
    ? { type: "refused", why: connectionEnded(username) }
    : { type: "unreachable", why: "not-renewed", tokenRefused: false };
}

/** Reports a refused token to the gate. */
async function reportRefusal<O extends { type: string }>(
  deps: Deps,
  { accountId }: Target,
  accessToken: string,
  answer: Promise<O>,
): Promise<O> {
  const outcome = await answer;
  if ("tokenRefused" in outcome && outcome.tokenRefused === true) await deps.gates(accountId).refuseToken(accessToken);
  return outcome;
}

function jobOf({ options, publication, comment, username }: Target, accessToken: string): CommentJob {
  const platformPostId = publication?.platformPostId;
  if (!platformPostId || !comment) throw new TypeError("There is no post to comment on.");
  return {
    accessToken,
    platformPostId,
    username,
    text: firstCommentOf(options),
    sentAt: comment.sentAt ?? comment.since,
  };
}
