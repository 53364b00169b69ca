import { operator } from "@vignette/domain/support";
import * as m from "@vignette/messages/areas/mail";
import type { Locale } from "@vignette/messages/locale";
import type { Context } from "hono";
import { html } from "hono/html";
import { documentRefusal } from "../adapters/documents/document-refusal.ts";
import { buildContext } from "../context/build-context.ts";
import { weeklyReportStore } from "../features/analytics/weekly/report-store.ts";
import { stopWeeklyReport } from "../features/analytics/weekly/set-weekly-report.ts";
import { unsubscribeUser } from "../features/notifications/unsubscribe-user.ts";
import { notificationStore } from "../records/stores/notification-store.ts";
import { assertAddressRate } from "./gates/rate-limits.ts";
import type { HttpEnv } from "./http-env.ts";
import { readersLocale } from "./pages/readers-locale.ts";

/**
 * `GET /unsubscribe`: asks for a click, because mail scanners open every link. The signed address is the proof, so that
 * no login is needed; without a genuine one the answer is 410.
 */
export async function unsubscribePage(c: Context<HttpEnv>): Promise<Response> {
  const { link } = await proven(c);
  return link === null ? page(c, 410, expired) : page(c, 200, link.reportOf === null ? question : reportQuestion);
}

/**
 * `POST /unsubscribe`: turns off all mails about notifications, or one weekly report. Mail programs send it themselves.
 * Source: RFC 8058.
 */
export async function unsubscribe(c: Context<HttpEnv>): Promise<Response> {
  const { link, documents } = await proven(c);
  if (link === null) return page(c, 410, expired);
  const { uid, reportOf } = link;
  const stopping =
    reportOf === null
      ? unsubscribeUser(notificationStore(documents), uid)
      : stopWeeklyReport(weeklyReportStore(documents), uid, reportOf);
  await stopping.catch((error: unknown) => {
    throw documentRefusal(error) ?? error;
  });
  return page(c, 200, reportOf === null ? done : reportStopped);
}

async function proven(c: Context<HttpEnv>) {
  const { unsubscribeLinks, documents } = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const link = await unsubscribeLinks.read(new URL(c.req.url));
  // Genuine calls come in numbers from the servers of few mail providers.
  if (link === null) await assertAddressRate(c.req.raw.headers, c.env);
  return { link, documents };
}

type Words = { title: string; text: string; button?: string };

const reportQuestion = (locale: Locale): Words => ({
  title: m.mail_stop_report_title({}, { locale }),
  text: m.mail_stop_report_text({}, { locale }),
  button: m.mail_stop_report({}, { locale }),
});
const reportStopped = (locale: Locale): Words => ({
  title: m.mail_report_stopped_title({}, { locale }),
  text: m.mail_report_stopped_text({}, { locale }),
});
const question = (locale: Locale): Words => ({
  title: m.mail_unsubscribe_title({}, { locale }),
  text: m.mail_unsubscribe_text({ product: operator.name }, { locale }),
  button: m.mail_unsubscribe({}, { locale }),
});
const done = (locale: Locale): Words => ({
  title: m.mail_unsubscribed_title({}, { locale }),
  text: m.mail_unsubscribed_text({}, { locale }),
});
const expired = (locale: Locale): Words => ({
  title: m.mail_link_expired_title({}, { locale }),
  text: m.mail_link_expired_text({}, { locale }),
});

/** In the language that the reader has chosen or their browser asks for. */
function page(
  c: Context<HttpEnv>,
  status: 200 | 410,
  wordsIn: (locale: Locale) => Words,
): Response | Promise<Response> {
  const locale = readersLocale(c);
  const { title, text, button } = wordsIn(locale);
  c.header("cache-control", "no-store");
  c.header("content-language", locale);
  c.header("vary", "accept-language, cookie");
  c.header("referrer-policy", "no-referrer");
  c.header("x-robots-tag", "noindex, nofollow");
  return c.html(
    html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · ${operator.name}</title>
<style>
  body { margin: 0; font: 17px/1.5 system-ui, sans-serif }
  main { display: flex; flex-direction: column; align-items: flex-start; justify-content: center; gap: 20px; min-height: 100dvh; max-width: 520px; margin: auto; padding: 24px; box-sizing: border-box }
  h1 { font-size: 28px; line-height: 1.2; margin: 0 } p { margin: 0 }
  button { min-height: 44px; padding: 8px 18px; border: 1px solid; border-radius: 8px; background: CanvasText; color: Canvas; font: inherit; font-weight: 600; cursor: pointer }
  a { color: inherit }
</style></head><body><main>
<h1>${title}</h1><p>${text}</p>
${button ? html`<form method="post"><button>${button}</button></form>` : ""}
<a href="/dashboard/settings#notifications">${m.mail_notification_settings({}, { locale })}</a>
</main></body></html>`,
    status,
  );
}
