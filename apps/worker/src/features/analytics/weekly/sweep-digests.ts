import { nextMonday, startOf, type WeeklyDigest, weekBefore, weeklyDigest } from "@vignette/domain/analytics";
import { days, type Instant, later } from "@vignette/domain/kernel";
import { isWanted, type NotificationPreferences, routesOf } from "@vignette/domain/notifications";
import { DocumentError, type Documents, type Stored } from "../../../adapters/documents/documents.ts";
import type { Notifier } from "../../../notifications/notifier.ts";
import { projectRecords } from "../../../records/content/projects.ts";
import { open } from "../../../records/open.ts";
import type { NotificationStore } from "../../../records/stores/notification-store.ts";
import type { ReadingStore } from "../../../records/stores/reading-store.ts";
import type { TargetStore } from "../../../records/stores/target-store.ts";

type Deps = {
  documents: Documents;
  notifications: Pick<NotificationStore, "digestsDue" | "digestWrite">;
  notifier: Pick<Notifier, "writesFor" | "told">;
  targets: Pick<TargetStore, "planned">;
  readings: Pick<ReadingStore, "daily">;
  now: Instant;
  /** Whether the next sweep has started: the rest is then left to it. */
  isOver: () => boolean;
  /** Called with the error if a user's digest could not be made. */
  warn: (error: unknown) => void;
};

/** Digests per sweep: they are due at the same minute in a whole zone. Our own choice. */
const AT_ONCE = 100;
/** A digest that is later than this, in milliseconds, is left out: Monday is over. Our own choice. */
const LATEST = days(1);

/**
 * Notifies users of their week, once each Monday, if there is something to tell. The notification and the time of the
 * next digest are one commit, so that one of two sweeps tells it. Returns how many digests were made. Source: ADR 130.
 */
export async function sweepDigests(deps: Deps): Promise<number> {
  let told = 0;
  for (const preferences of await deps.notifications.digestsDue(deps.now, AT_ONCE)) {
    if (deps.isOver()) break;
    try {
      if (await tell(deps, preferences)) told += 1;
    } catch (error) {
      if (!(error instanceof DocumentError && error.kind === "changed")) deps.warn(error);
    }
  }
  return told;
}

async function tell(deps: Deps, { value, version }: Stored<NotificationPreferences>): Promise<boolean> {
  const { uid, chosen, digestAt, zone = "UTC" } = value;
  if (digestAt === null) return false;
  const isOn = isWanted(routesOf(chosen), "weekly-digest");
  const next = deps.notifications.digestWrite(uid, isOn ? nextMonday(deps.now, zone) : null, version);
  const about = isOn && deps.now - digestAt <= LATEST ? await digestOf(deps, uid) : null;
  const occurrence = new Date(digestAt).toISOString().slice(0, 10);
  const notification = about
    ? await deps.notifier.writesFor({ uid, projectId: null, about, occurrence, by: null })
    : [];
  await deps.documents.commit([next, ...notification]);
  if (notification.length === 0) return false;
  await deps.notifier.told(uid);
  return true;
}

async function digestOf({ documents, targets, readings, now }: Deps, uid: string): Promise<WeeklyDigest | null> {
  const projects = await open(documents, projectRecords).find({ where: [["uid", "==", uid]] });
  const { from, to } = weekBefore(now);
  const parts = await Promise.all(
    projects.map(async ({ id }) => ({
      targets: await targets.planned(uid, id, startOf(from), later(now, days(7))),
      daily: await readings.daily(uid, id, from, to),
    })),
  );
  return weeklyDigest(
    {
      targets: parts.flatMap((it) => it.targets.map(({ value }) => value)),
      daily: parts.flatMap(({ daily }) => daily),
    },
    now,
  );
}
