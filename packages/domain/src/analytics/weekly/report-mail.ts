import { escaped, mailButton, mailHtml, mailLink, type NotificationMail } from "../../notifications/index.ts";
import { platformNames } from "../../social-accounts/index.ts";
import { operator } from "../../support/index.ts";
import type { Compared } from "../report/comparison.ts";
import { metricNames, summedMetrics } from "../report/metric-names.ts";
import { startOf } from "../report/period.ts";
import type { WeekInNumbers } from "./week-in-numbers.ts";

/** The links of a report, as whole addresses; `logo` is null without one. */
export type ReportLinks = { report: string; stop: string; logo: string | null; postOf: (id: string) => string };

const whole = new Intl.NumberFormat("en-US");
const share = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });
const change = new Intl.NumberFormat("en-US", {
  style: "percent",
  signDisplay: "exceptZero",
  maximumFractionDigits: 0,
});
// The days of a report are days in UTC.
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-US", {
  ...{ month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone: "UTC" },
});

/** The mail of a project's week. The same week and links give the same mail, so that it can be sent again under its key. */
export function reportMail(week: WeekInNumbers, links: ReportLinks): NotificationMail {
  const span = `${day.format(startOf(week.from))} – ${day.format(startOf(week.to))}`;
  const subject = `${week.project}: your week, ${span}`;
  const lines = linesOf(week);
  const read = week.read.map(
    ({ platform, at }) =>
      `${platformNames[platform]}: ${at === null ? "not read yet" : `read ${moment.format(at)} UTC`}`,
  );
  const source = `As the platforms report it. ${read.join(". ")}. – means that no platform reported it. Days are in UTC.`;
  return {
    subject,
    text: asText(week, links, { subject, lines, source }),
    html: asHtml(week, links, { subject, span, lines, source }),
  };
}

type Line = { name: string; now: string; before: string; change: string };

function linesOf({ posts, metrics, engagement }: WeekInNumbers): Line[] {
  const line = (name: string, { now, before, change: by }: Compared, format: Intl.NumberFormat): Line => ({
    name,
    now: now === null ? "–" : format.format(now),
    before: before === null ? "–" : format.format(before),
    change: by === null ? "" : change.format(by),
  });
  return [
    line("Posts", posts, whole),
    ...summedMetrics.map((name) => line(metricNames[name], metrics[name], whole)),
    line("Engagement", engagement, share),
  ];
}

const reason = `You get this email because the weekly report of this project is on in ${operator.name}.`;

type Words = { subject: string; lines: readonly Line[]; source: string };

function asText(
  { best }: WeekInNumbers,
  { report, stop, postOf }: ReportLinks,
  { subject, lines, source }: Words,
): string {
  const numbers = lines.map(
    ({ name, now, before, change: by }) => `${name}: ${now} (7 days before: ${before}${by && `, ${by}`})`,
  );
  const posts = best.map(
    ({ postId, name, account, views }) => `${name} · ${account} · ${viewsOf(views)}\n${postOf(postId)}`,
  );
  return [
    subject,
    numbers.join("\n"),
    ...(posts.length > 0 ? [`Most viewed\n${posts.join("\n")}`] : []),
    `Open the report: ${report}`,
    source,
    "--",
    `${reason}\nStop this report: ${stop}`,
  ].join("\n\n");
}

function asHtml(
  { project, best }: WeekInNumbers,
  { report, stop, logo, postOf }: ReportLinks,
  { subject, span, lines, source }: Words & { span: string },
): string {
  const head = logo === null ? {} : { head: logoHtml(logo, project) };
  const posts = best.map(
    ({ postId, name, account, views }) =>
      `<li style="margin:0 0 8px">${mailLink(postOf(postId), name)}<br><span style="font-size:14px;opacity:.75">${escaped(account)} · ${viewsOf(views)}</span></li>`,
  );
  const body = `<h1 style="margin:0 0 2px;font-size:22px;line-height:1.3">${escaped(project)}</h1>
<p style="margin:0 0 20px;opacity:.75">Your week, ${span}</p>
<table style="width:100%;border-collapse:collapse;margin:0 0 24px;font-variant-numeric:tabular-nums">
<tr style="font-size:13px;opacity:.75"><th style="${cell};text-align:left;font-weight:400"></th><th style="${numeric};font-weight:400">Last 7 days</th><th style="${numeric};font-weight:400">7 days before</th><th style="${numeric};font-weight:400">Change</th></tr>
${lines.map(rowHtml).join("\n")}
</table>
${posts.length > 0 ? `<h2 style="margin:0 0 8px;font-size:16px">Most viewed</h2>\n<ol style="margin:0 0 24px;padding-left:20px">${posts.join("\n")}</ol>` : ""}
<p style="margin:0 0 20px">${mailButton(report, "Open the report")}</p>
<p style="margin:0;font-size:13px;opacity:.75">${escaped(source)}</p>`;
  return mailHtml(subject, body, { ...head, foot: `${escaped(reason)}<br>\n${mailLink(stop, "Stop this report")}` });
}

const logoHtml = (url: string, project: string) =>
  `<p style="margin:0 0 24px"><img src="${escaped(url)}" alt="${escaped(project)}" height="48" style="display:block;height:48px;max-width:200px;object-fit:contain;padding:8px;border-radius:8px;background:#fff"></p>`;

const cell = "padding:8px 0;border-bottom:1px solid #8884";
const numeric = `${cell};padding-left:12px;text-align:right`;

const rowHtml = ({ name, now, before, change: by }: Line) =>
  `<tr><th scope="row" style="${cell};text-align:left;font-weight:400">${escaped(name)}</th><td style="${numeric};font-weight:700">${now}</td><td style="${numeric}">${before}</td><td style="${numeric}">${by}</td></tr>`;

const viewsOf = (views: number) => `${whole.format(views)} ${views === 1 ? "view" : "views"}`;
