import { isSendable, type PostedAsset } from "@vignette/domain/assets";
import { type Instant, later, say } from "@vignette/domain/kernel";
import {
  CHANGED_AFTER_APPROVAL,
  filesHash,
  filesToSend,
  isStory,
  noAnswerSaying,
  nothingPosted,
  type PublishStep,
  type Target,
  type TargetEvent,
} from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import type { AccountGates, CountedCall, TokenAccess } from "../../adapters/platforms/account-gates.ts";
import type { PlatformAdapter, PublishJob } from "../../adapters/platforms/platform.ts";
import type { StoredPost } from "../../records/posts/posts.ts";
import { attemptUrl } from "./attempt-url.ts";

export type JobDeps = {
  post: (id: string) => Promise<StoredPost | null>;
  asset: (id: string) => Promise<PostedAsset | null>;
  /** Whether an admin has disabled the user: nothing more is sent then. */
  isDisabled: (uid: string) => Promise<boolean>;
  gates: AccountGates;
  platforms: Record<"tiktok" | "instagram", Pick<PlatformAdapter, "prepare" | "commit" | "check" | "comments">>;
  publicOrigin: string;
  /** The signature of the links of an attempt, by its token. */
  signAttempt: (accountId: string, token: string) => Promise<string>;
  /** Read again at each use: a step may take a minute. */
  now: () => Instant;
};

/** A step that calls the platform. */
export type PlatformCallStep = Extract<PublishStep, { type: "prepare" | "send" | "check" }>;

/** A job that may be sent, an instant to wait for, or an event that replaces the call. */
export type JobReadiness =
  | { type: "ready"; job: PublishJob }
  | { type: "wait"; until: Instant }
  | { type: "event"; event: TargetEvent };

/** Collects what one call needs: a token, a booking in the rate budget, and the links of the attempt's files. */
export async function prepareJob(
  deps: JobDeps,
  target: Target,
  step: PlatformCallStep,
  token: string,
): Promise<JobReadiness> {
  const gate = deps.gates(target.accountId);
  const [access, asset, isDisabled] = await Promise.all([
    gate.access(),
    step.type === "check" ? null : assetOf(deps, target),
    step.type !== "check" && deps.isDisabled(target.uid),
  ]);
  if (isDisabled) return { type: "event", event: { type: "stopped", failure: ownerDisabled() } };
  if (access.type !== "open") return { type: "event", event: withoutAccess(target, access, step, token) };
  const job = jobOf(target, step, access);
  if (step.type === "check") return { type: "ready", job };

  if (!asset) return { type: "event", event: { type: "stopped", failure: assetGone() } };
  if (isOtherThanApproved(target, asset)) return { type: "event", event: { type: "stopped", failure: otherFiles() } };
  const files = filesToSend(asset.files, target.options).filter(isSendable);
  if (files.length === 0) return { type: "event", event: { type: "stopped", failure: notSendable() } };
  const counted = countedCall(target, step);
  const pause = counted === null ? 0 : await gate.book(counted);
  if (pause > 0) return { type: "wait", until: later(deps.now(), pause) };

  const linked = [...files.map(({ key, type }) => ({ key, type })), ...coverOf(target)];
  const { attempt } = step;
  await gate.openLink(attempt.token, linked);
  const signed = { token: attempt.token, signature: await deps.signAttempt(target.accountId, attempt.token) };
  const all = linked.map(({ type }, index) => attemptUrl(deps.publicOrigin, target, signed, index, type));
  const urls = all.slice(0, files.length);
  return {
    type: "ready",
    job: {
      ...job,
      options: labeled(target, asset),
      urls,
      coverUrl: all[files.length] ?? null,
      durationMs: files[0]?.durationMs ?? null,
    },
  };
}

/**
 * The options, with the AI label where the asset shows a generated person: it may have been exported again with one since the
 * post was scheduled without. Source: ADR 71
 */
const labeled = ({ options }: Target, { presented = false }: PostedAsset): Target["options"] =>
  presented ? { ...options, aiGenerated: true } : options;

/** The cover picture of a reel, if one was chosen. */
function coverOf({ options, media }: Target): { key: string; type: "image/jpeg" }[] {
  if (options.platform !== "instagram" || options.coverImage === null) return [];
  if (media !== "video" || isStory(options)) return [];
  return [{ key: options.coverImage.key, type: "image/jpeg" }];
}

function jobOf(
  target: Target,
  { attempt }: PlatformCallStep,
  access: Extract<TokenAccess, { type: "open" }>,
): PublishJob {
  const { caption, options, media } = target;
  const { receipt, sentAt } = attempt;
  const { accessToken, platformAccountId } = access;
  const none = { urls: [], coverUrl: null, durationMs: null };
  return { caption, options, media, receipt, sentAt, accessToken, platformAccountId, ...none };
}

function withoutAccess(
  target: Target,
  access: Exclude<TokenAccess, { type: "open" }>,
  step: PlatformCallStep,
  token: string,
): TargetEvent {
  const isUnreadable = access.type === "ended" && access.unreadable === true;
  const name = platformNames[target.platform];
  const { username } = target;
  const ended = isUnreadable
    ? `We can't open the connection to @${username} any more.`
    : `${name} ended the connection.`;
  if (step.type === "check") {
    return { type: "check", outcome: { type: "unreachable", why: "not-renewed", tokenRefused: false }, token };
  }
  if (access.type === "unreachable") {
    return { type: "held", reason: noAnswerSaying(name, "not-renewed") };
  }
  const code = isUnreadable ? "failure.connection-unreadable" : "failure.connection-ended";
  const why = say(code, `${ended} Reconnect @${username}.`, { name, username });
  return { type: "stopped", failure: nothingPosted("connection-ended", why, true) };
}

async function assetOf(deps: JobDeps, target: Target): Promise<PostedAsset | null> {
  const post = await deps.post(target.postId);
  return post && (await deps.asset(post.assetId));
}

/** Whether the files differ from the approved ones: no one has reviewed these. */
function isOtherThanApproved({ approval }: Target, asset: PostedAsset): boolean {
  return approval !== null && approval.print !== filesHash(asset.files);
}

const OTHER_FILES = say(
  "failure.changed-after-approval",
  "Its file changed after it was approved. Send it for approval again.",
);
const OWNER_DISABLED = say("failure.account-disabled", "This account was disabled when the post was due.");
const NOT_SENDABLE = say(
  "failure.not-sendable",
  "Its file is neither a JPEG nor an MP4. Open the post and repair the file.",
);
const ASSET_GONE = say("failure.asset-gone", "Its file was removed from your assets.");

const otherFiles = () => nothingPosted(CHANGED_AFTER_APPROVAL, OTHER_FILES, false);
const ownerDisabled = () => nothingPosted("account-disabled", OWNER_DISABLED, true);
const notSendable = () => nothingPosted("not-sendable", NOT_SENDABLE, false);
const assetGone = () => nothingPosted("asset-gone", ASSET_GONE, false);

/** The rate-limited call of a step, if it makes one. */
function countedCall(target: Target, step: PlatformCallStep): CountedCall | null {
  if (target.platform !== "tiktok") return null;
  return step.type === "send" ? "tiktok-init" : "tiktok-creator-info";
}
