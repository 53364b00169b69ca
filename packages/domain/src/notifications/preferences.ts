import * as z from "zod/mini";
import { Instant, orAbsent } from "../kernel/index.ts";
import { Zone } from "../scheduling/index.ts";
import { Channel, NotificationKind } from "./kind.ts";

/**
 * What a user has chosen; anything else is as in `defaults`. Collection `notification_preferences`, keyed by uid. Read
 * leniently: a kind of a newer version is kept.
 */
export const NotificationPreferences = z.object({
  uid: z.string(),
  chosen: z.catch(z.record(z.string(), z.record(z.string(), z.boolean())), {}),
  /** The zone of the weekly digest; absent until it is turned on. */
  zone: orAbsent(z.string()),
  /** When the next weekly digest is due; null or absent while it is off everywhere. */
  digestAt: z._default(z.nullable(Instant), null),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** One choice: whether a kind is delivered through a channel. `zone`: the user's, which says when their Monday begins. */
export const PreferenceInput = z.object({
  kind: NotificationKind,
  channel: Channel,
  on: z.boolean(),
  zone: z.optional(Zone),
});
export type PreferenceInput = z.infer<typeof PreferenceInput>;

/** Whether each kind is delivered through each channel. */
export type Routes = Record<NotificationKind, Record<Channel, boolean>>;

const everywhere = { app: true, mail: true, push: true };

/**
 * What holds without a choice. What stops posts goes everywhere; what can still mend itself does not reach a phone; the
 * digest is sent on request only. Our own choice.
 */
const defaults: Routes = {
  "post-failed": everywhere,
  "post-needs-check": everywhere,
  "connection-ended": everywhere,
  "renewal-failing": { app: true, mail: true, push: false },
  "approval-asked": everywhere,
  "approval-answered": everywhere,
  "approval-expired": everywhere,
  "recipe-paused": everywhere,
  "weekly-digest": { app: false, mail: false, push: false },
};

/** What is delivered where. `chosen` is null for a user without a choice. */
export function routesOf(chosen: NotificationPreferences["chosen"] | null): Routes {
  const routes = {} as Routes;
  for (const kind of NotificationKind.options) {
    const own = chosen?.[kind];
    const standard = defaults[kind];
    routes[kind] = {
      app: own?.app ?? standard.app,
      mail: own?.mail ?? standard.mail,
      push: own?.push ?? standard.push,
    };
  }
  return routes;
}

type Chosen = NotificationPreferences["chosen"];

/** The choices after one more. */
export const withChoice = (chosen: Chosen, { kind, channel, on }: Omit<PreferenceInput, "zone">): Chosen => ({
  ...chosen,
  [kind]: { ...chosen[kind], [channel]: on },
});

/** The choices of a user who unsubscribed from mails: no kind is mailed. */
export const withoutMail = (chosen: Chosen): Chosen =>
  NotificationKind.options.reduce((before, kind) => withChoice(before, { kind, channel: "mail", on: false }), chosen);

/** Whether a kind is delivered anywhere. */
export const isWanted = (routes: Routes, kind: NotificationKind): boolean =>
  Channel.options.some((channel) => routes[kind][channel]);
