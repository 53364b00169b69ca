import { operator } from "@vignette/domain/support";
import type { Context } from "hono";
import { html } from "hono/html";
import { documentRefusal } from "../adapters/documents/document-refusal.ts";
import { buildContext } from "../context/build-context.ts";
import { weeklyReportStore } from "../features/analytics/weekly/report-store.ts";
import { stopWeeklyReport } from "../features/analytics/weekly/set-weekly-report.ts";
import { unsubscribeUser } from "../features/notifications/unsubscribe-user.ts";
import { notificationStore } from "../records/notification-store.ts";
import { assertAddressRate } from "./gates/rate-limits.ts";
import type { HttpEnv } from "./http-env.ts";

/**
 * `GET /unsubscribe`: asks for a click, because mail scanners open every link. The signed address is the proof, so that
 * no login is needed; without a genuine one the answer is 410.
 */
export async function unsubscribePage(c: Context<HttpEnv>): Promise<Response> {
  const { link } = await proven(c);
  return link === null ? expired(c) : page(c, 200, link.reportOf === null ? question() : reportQuestion);
}

/**
 * `POST /unsubscribe`: turns off all mails about notifications, or one weekly report. Mail programs send it themselves.
 * Source: RFC 8058.
 */
export async function unsubscribe(c: Context<HttpEnv>): Promise<Response> {
  const { link, documents } = await proven(c);
  if (link === null) return expired(c);
  const { uid, reportOf } = link;
  const stopping =
    reportOf === null
      ? unsubscribeUser(notificationStore(documents), uid)
      : stopWeeklyReport(weeklyReportStore(documents), uid, reportOf);
  await stopping.catch((error: unknown) => {
    throw documentRefusal(error) ?? error;
  });
  return page(c, 200, reportOf === null ? done() : reportStopped);
}

async function proven(c: Context<HttpEnv>) {
  const { unsubscribeLinks, documents } = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const link = await unsubscribeLinks.read(new URL(c.req.url));
  // Genuine calls come in numbers from the servers of few mail providers.
  if (link === null) await assertAddressRate(c.req.raw.headers, c.env);
  return { link, documents };
}

type Words = { title: string; text: string; button?: string };

const reportQuestion: Words = {
  title: "Stop this weekly report?",
  text: "We won't email you this project's report on Mondays any more. Other emails stay as they are.",
  button: "Stop the report",
};
const reportStopped: Words = {
  title: "The report is off",
  text: "We won't email it any more. You can turn it back on in Analyze.",
};

const question = (): Words => ({
  title: "Unsubscribe from notification emails?",
  text: `${operator.name} won't email you about posts, approvals or accounts anymore. You'll still see everything in the app.`,
  button: "Unsubscribe",
});
const done = (): Words => ({
  title: "You're unsubscribed",
  text: "We won't send you notification emails anymore. You can turn them back on one by one in Settings.",
});
const expired = (c: Context<HttpEnv>) =>
  page(c, 410, {
    title: "This link has expired",
    text: "Log in to choose which emails you get. Links in newer emails still work.",
  });

function page(c: Context<HttpEnv>, status: 200 | 410, { title, text, button }: Words): Response | Promise<Response> {
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  c.header("x-robots-tag", "noindex, nofollow");
  return c.html(
    html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · ${operator.name}</title>
<style>
  body { margin: 0; font: 17px/1.5 system-ui, sans-serif }
  main { display: flex; flex-direction: column; align-items: flex-start; justify-content: center; gap: 20px; min-height: 100dvh; max-width: 520px; margin: auto; padding: 24px; box-sizing: border-box }
  h1 { font-size: 28px; line-height: 1.2; margin: 0 } p { margin: 0 }
  button { min-height: 44px; padding: 8px 18px; border: 1px solid; border-radius: 8px; background: CanvasText; color: Canvas; font: inherit; font-weight: 600; cursor: pointer }
  a { color: inherit }
</style></head><body><main>
<h1>${title}</h1><p>${text}</p>
${button ? html`<form method="post"><button>${button}</button></form>` : ""}
<a href="/dashboard/settings#notifications">Notification settings</a>
</main></body></html>`,
    status,
  );
}
