import { days, type Instant, later, minutes, seconds } from "@vignette/domain/kernel";
import { settle, type Target, type TargetEvent } from "@vignette/domain/scheduling";

/** The secret part of media links that are closed by now. */
const TOKEN = "0".repeat(32);
type Moment = readonly [event: TargetEvent, after: number];

const sent: readonly Moment[] = [
  [{ type: "begun", token: TOKEN }, 0],
  [{ type: "prepare", outcome: { type: "ready", receipt: {} }, token: TOKEN }, seconds(4)],
  [{ type: "sending" }, seconds(5)],
];

/** A planned target after it went out at an instant, by the product's own rules: its receipt has every line. */
export const publishedAt = (target: Target, at: Instant, platformPostId: string): Target =>
  happened(target, at, [
    ...sent,
    [{ type: "commit", outcome: { type: "accepted", receipt: {} }, token: TOKEN }, seconds(6)],
    [
      {
        ...{ type: "check", token: TOKEN },
        outcome: { type: "published", publication: { platformPostId, permalink: null } },
      },
      seconds(9),
    ],
  ]);

/** The same after the platform's answer was lost, and nobody could say for a day whether it is out. */
export const inDoubtSince = (target: Target, at: Instant): Target =>
  happened(target, at, [
    ...sent,
    [{ type: "commit", outcome: { type: "lost", why: "cut-off" }, token: TOKEN }, seconds(20)],
    [{ type: "link-closed", fileFetched: true, token: TOKEN }, seconds(21)],
    [{ type: "check", outcome: { type: "pending" }, token: TOKEN }, minutes(12)],
    [{ type: "check", outcome: { type: "pending" }, token: TOKEN }, days(1) + minutes(13)],
  ]);

const happened = (target: Target, at: Instant, moments: readonly Moment[]): Target =>
  moments.reduce((before, [event, after]) => settle(before, event, later(at, after)), {
    ...target,
    ...{ state: "scheduled", publishAt: at, wakeAt: at, log: [], createdAt: at },
  } as Target);
