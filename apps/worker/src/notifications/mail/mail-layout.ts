import { operator } from "@vignette/domain/support";
import type { Locale } from "@vignette/messages/locale";

const font = "font-family:system-ui,-apple-system,'Segoe UI',sans-serif";

/** What stands around a mail: its head, by default our name, and what is said below it, both as HTML; and its language. */
type Around = { head?: string; foot: string; locale: Locale };

/**
 * A mail as HTML that mail programs show in both themes: styles in attributes, no script, no font of its own. `body` is
 * HTML; the subject is text.
 */
export const mailHtml = (subject: string, body: string, { head, foot, locale }: Around): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;${font};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
${head ?? `<p style="margin:0 0 24px;font-weight:700">${escaped(operator.name)}</p>`}
${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #8884;font-size:13px;opacity:.75">${foot}</p>
</div></body></html>`;

/** A link in the color of the text around it. Both are text. */
export const mailLink = (url: string, text: string): string =>
  `<a href="${escaped(url)}" style="color:inherit">${escaped(text)}</a>`;

/** A link that looks like a button. Both are text. */
export const mailButton = (url: string, text: string): string =>
  `<a href="${escaped(url)}" style="display:inline-block;padding:9px 16px;border:1px solid;border-radius:8px;color:inherit;font-weight:600;text-decoration:none">${escaped(text)}</a>`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as it stands in HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (it) => entities[it] ?? it);
