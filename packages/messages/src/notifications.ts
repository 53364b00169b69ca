import * as m from "@vignette/messages/areas/notification";
import { getLocale } from "../generated/runtime.js";
import type { Locale } from "./locale.ts";
import { sentencesText } from "./sentences.ts";

type Of<P> = { platform: P; username: string };

/** What a notification tells: what happened, with the values that its words need. */
export type NotificationFacts<P extends string> =
  | ({ kind: "post-failed"; name: string; why: string } & Of<P>)
  | ({ kind: "post-needs-check"; name: string } & Of<P>)
  | ({ kind: "connection-ended" } & Of<P>)
  | ({ kind: "renewal-failing"; holdsUntil: number | null } & Of<P>)
  | { kind: "approval-asked"; name: string; recipe: string }
  | { kind: "approval-answered"; name: string; by: string; verdict: "approved" | "changes" | "late"; comment: string }
  | { kind: "approval-expired"; name: string }
  | { kind: "recipe-paused"; name: string; why: string }
  | { kind: "weekly-digest"; published: number; failed: number; scheduled: number; views: number | null };

/** What a notification says: the same in the app, in a mail and in a push message. `action` is the label of its link. */
export type NotificationWords = { title: string; text: string; action: string };

/** In the language of the page, unless another is given. `platforms`: what each platform is called. */
export function notificationWords<P extends string>(
  about: NotificationFacts<P>,
  platforms: Readonly<Record<P, string>>,
  locale: Locale = getLocale(),
): NotificationWords {
  const options = { locale };
  const name = "name" in about ? shortened(about.name) : "";
  const account = "platform" in about ? `${platforms[about.platform]} @${about.username}` : "";
  const openPost = { action: m.notification_open_post({}, options) };
  const openAccounts = { action: m.notification_open_accounts({}, options) };
  switch (about.kind) {
    case "post-failed":
      return { title: m.notification_post_failed({ name, account }, options), text: about.why, ...openPost };
    case "post-needs-check": {
      const text = m.notification_needs_check_text({ platform: platforms[about.platform] }, options);
      return { title: m.notification_needs_check({ name, account }, options), text, ...openPost };
    }
    case "connection-ended":
      return {
        title: m.notification_disconnected({ account }, options),
        text: m.notification_disconnected_text({}, options),
        ...openAccounts,
      };
    case "renewal-failing": {
      const text = about.holdsUntil === null ? m.notification_renewal_failed_text : m.notification_renewal_failing_text;
      return { title: m.notification_renewal_failing({ account }, options), text: text({}, options), ...openAccounts };
    }
    case "approval-asked": {
      const text = m.notification_approval_asked_text({ recipe: shortened(about.recipe) }, options);
      return { title: m.notification_approval_asked({ name }, options), text, ...openPost };
    }
    case "approval-answered": {
      const { title, text } = answers[about.verdict];
      const said =
        about.comment === "" ? text({}, options) : m.notification_comment({ comment: about.comment }, options);
      return {
        title: title({ by: about.by, name }, options),
        text: about.verdict === "late" ? text({}, options) : said,
        ...openPost,
      };
    }
    case "approval-expired":
      return {
        title: m.notification_approval_expired({ name }, options),
        text: m.notification_approval_expired_text({}, options),
        ...openPost,
      };
    case "recipe-paused":
      return {
        title: m.notification_recipe_paused({ name }, options),
        text: about.why,
        action: m.notification_open_recipe({}, options),
      };
    case "weekly-digest":
      return {
        title: m.notification_last_week({ headline: headlineOf(about, locale) }, options),
        text: digestOf(about, locale),
        action: m.notification_open_analyze({}, options),
      };
  }
}

const answers = {
  approved: { title: m.notification_approved, text: m.notification_approved_text },
  changes: { title: m.notification_changes, text: m.notification_changes_text },
  late: { title: m.notification_approved_late, text: m.notification_approved_late_text },
} as const;

/** A post's name may be long: mails and push messages cut titles. */
const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 59).trimEnd()}…` : name);

type Digest = Extract<NotificationFacts<string>, { kind: "weekly-digest" }>;

/** A number and the words that count with it. */
const counted = (count: number, locale: Locale) => ({ count, number: count.toLocaleString(locale) });

/** The first that is not zero of posts, views and failures. */
function headlineOf({ published, views, failed }: Digest, locale: Locale): string {
  if (published > 0) return m.notification_week_published(counted(published, locale), { locale });
  if (views !== null && views > 0) return m.notification_week_views(counted(views, locale), { locale });
  return m.notification_week_failed(counted(failed, locale), { locale });
}

function digestOf({ published, views, failed, scheduled }: Digest, locale: Locale): string {
  const options = { locale };
  const parts = [
    published === 0 ? m.notification_week_nothing_posted({}, options) : null,
    views === null ? null : m.notification_week_views(counted(views, locale), options),
    failed === 0 ? null : m.notification_week_failed(counted(failed, locale), options),
    scheduled === 0
      ? m.notification_week_nothing_scheduled({}, options)
      : m.notification_week_scheduled(counted(scheduled, locale), options),
  ];
  const sentences = parts.flatMap((text) => (text === null ? [] : m.notification_sentence({ text }, options)));
  return sentencesText(sentences, options.locale);
}
