import { clock } from "../adapters/clock.ts";
import type { Context } from "../context/context.ts";
import { notificationStore } from "../records/notification-store.ts";
import { type Notifier, notifier } from "./notifier.ts";

/** The notifier of a request, a Workflow or the cron. */
export const notifierOf = ({ documents, live }: Pick<Context, "documents" | "live">): Notifier =>
  notifier({ notifications: notificationStore(documents), live, hasDevices: async () => false, now: clock });
