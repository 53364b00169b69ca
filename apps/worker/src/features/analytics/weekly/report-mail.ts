import {
  type Compared,
  type SummedMetric,
  startOf,
  summedMetrics,
  type WeekInNumbers,
} from "@vignette/domain/analytics";
import { platformNames } from "@vignette/domain/social-accounts";
import { operator } from "@vignette/domain/support";
import * as m from "@vignette/messages/areas/mail";
import { notification_week_views as viewsIn } from "@vignette/messages/areas/notification";
import type { Locale } from "@vignette/messages/locale";
import { sentencesText } from "@vignette/messages/sentences";
import { escaped, mailButton, mailHtml, mailLink } from "../../../notifications/mail/mail-layout.ts";
import type { MailWords } from "../../../notifications/mail/notification-mail.ts";
import { type ReportFormats, reportFormats } from "./report-formats.ts";

/** The links of a report, as whole addresses; `logo` is null without one. */
type ReportLinks = { report: string; stop: string; logo: string | null; postOf: (id: string) => string };

/**
 * The mail of a project's week. The same week, links and language give the same mail, so that it can be sent again under
 * its key.
 */
export function reportMail(week: WeekInNumbers, links: ReportLinks, locale: Locale): MailWords {
  const formats = reportFormats(locale);
  const days = `${formats.day(startOf(week.from))} – ${formats.day(startOf(week.to))}`;
  const subject = m.mail_report_subject({ project: week.project, days }, { locale });
  const read = week.read.map(({ platform, at }) =>
    at === null
      ? m.mail_report_not_read({ platform: platformNames[platform] }, { locale })
      : m.mail_report_read({ platform: platformNames[platform], time: formats.moment(at) }, { locale }),
  );
  const words: Words = {
    ...{ locale, subject, days },
    lines: linesOf(week, formats, locale),
    posts: week.best.map(({ views, ...post }) => ({
      ...post,
      views: viewsIn({ count: views, number: formats.whole(views) }, { locale }),
    })),
    source: m.mail_report_source({ read: sentencesText(read, locale) }, { locale }),
    reason: m.mail_report_reason({ product: operator.name }, { locale }),
  };
  return { subject, text: asText(links, words), html: asHtml(week.project, links, words) };
}

type Line = { name: string; now: string; before: string; change: string };

type Words = {
  locale: Locale;
  subject: string;
  days: string;
  lines: readonly Line[];
  posts: readonly { postId: string; name: string; account: string; views: string }[];
  source: string;
  reason: string;
};

const metricWords: Record<SummedMetric, typeof m.mail_metric_views> = {
  views: m.mail_metric_views,
  likes: m.mail_metric_likes,
  comments: m.mail_metric_comments,
  shares: m.mail_metric_shares,
  saves: m.mail_metric_saves,
  follows: m.mail_metric_follows,
};

function linesOf({ posts, metrics, engagement }: WeekInNumbers, formats: ReportFormats, locale: Locale): Line[] {
  const line = (name: string, { now, before, change }: Compared, format: (value: number) => string): Line => ({
    name,
    now: now === null ? "–" : format(now),
    before: before === null ? "–" : format(before),
    change: change === null ? "" : formats.change(change),
  });
  return [
    line(m.mail_metric_posts({}, { locale }), posts, formats.whole),
    ...summedMetrics.map((name) => line(metricWords[name]({}, { locale }), metrics[name], formats.whole)),
    line(m.mail_metric_engagement({}, { locale }), engagement, formats.share),
  ];
}

function asText(
  { report, stop, postOf }: ReportLinks,
  { locale, subject, lines, posts, source, reason }: Words,
): string {
  const numbers = lines.map((line) =>
    line.change === "" ? m.mail_report_line(line, { locale }) : m.mail_report_line_change(line, { locale }),
  );
  const best = posts.map(({ postId, name, account, views }) => `${name} · ${account} · ${views}\n${postOf(postId)}`);
  return [
    subject,
    numbers.join("\n"),
    ...(best.length > 0 ? [`${m.mail_report_best({}, { locale })}\n${best.join("\n")}`] : []),
    m.mail_link({ text: m.mail_report_open({}, { locale }), url: report }, { locale }),
    source,
    "--",
    `${reason}\n${m.mail_link({ text: m.mail_report_stop({}, { locale }), url: stop }, { locale })}`,
  ].join("\n\n");
}

function asHtml(
  project: string,
  { report, stop, logo, postOf }: ReportLinks,
  { locale, subject, days, lines, posts, source, reason }: Words,
): string {
  const head = logo === null ? {} : { head: logoHtml(logo, project) };
  const best = posts.map(
    ({ postId, name, account, views }) =>
      `<li style="margin:0 0 8px">${mailLink(postOf(postId), name)}<br><span style="font-size:14px;opacity:.75">${escaped(account)} · ${views}</span></li>`,
  );
  const columns = [m.mail_report_last, m.mail_report_before, m.mail_report_change].map(
    (name) => `<th style="${numeric};font-weight:400">${name({}, { locale })}</th>`,
  );
  const body = `<h1 style="margin:0 0 2px;font-size:22px;line-height:1.3">${escaped(project)}</h1>
<p style="margin:0 0 20px;opacity:.75">${m.mail_report_week({ days }, { locale })}</p>
<table style="width:100%;border-collapse:collapse;margin:0 0 24px;font-variant-numeric:tabular-nums">
<tr style="font-size:13px;opacity:.75"><th style="${cell};text-align:left;font-weight:400"></th>${columns.join("")}</tr>
${lines.map(rowHtml).join("\n")}
</table>
${best.length > 0 ? `<h2 style="margin:0 0 8px;font-size:16px">${m.mail_report_best({}, { locale })}</h2>\n<ol style="margin:0 0 24px;padding-left:20px">${best.join("")}</ol>` : ""}
<p style="margin:0 0 20px">${mailButton(report, m.mail_report_open({}, { locale }))}</p>
<p style="margin:0;font-size:13px;opacity:.75">${escaped(source)}</p>`;
  const foot = `${escaped(reason)}<br>\n${mailLink(stop, m.mail_report_stop({}, { locale }))}`;
  return mailHtml(subject, body, { ...head, foot, locale });
}

const logoHtml = (url: string, project: string) =>
  `<p style="margin:0 0 24px"><img src="${escaped(url)}" alt="${escaped(project)}" height="48" style="display:block;height:48px;max-width:200px;object-fit:contain;padding:8px;border-radius:8px;background:#fff"></p>`;

const cell = "padding:8px 0;border-bottom:1px solid #8884";
const numeric = `${cell};padding-left:12px;text-align:right`;

const rowHtml = ({ name, now, before, change: by }: Line) =>
  `<tr><th scope="row" style="${cell};text-align:left;font-weight:400">${escaped(name)}</th><td style="${numeric};font-weight:700">${now}</td><td style="${numeric}">${before}</td><td style="${numeric}">${by}</td></tr>`;
