import { html } from "hono/html";
import type { ShownMail } from "./sent-mails.ts";

/** The page of all mails. */
export const mailPage = (mails: readonly ShownMail[]) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox mail</title>
<style>
  body { margin: 0; padding: 48px 20px; background: #f4f2ee; color: #1d1b18; font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 640px; margin: auto } h1 { font-size: 24px; margin: 0 0 4px } p { color: #6a655c; margin: 0 0 24px }
  article { background: #fff; border: 1px solid #e2ded6; border-radius: 12px; padding: 18px 20px; margin: 0 0 12px }
  article.used { opacity: .55 } h2 { font-size: 16px; margin: 0 } small { color: #6a655c }
  a { display: inline-block; margin-top: 12px; color: #14543f; font-weight: 600 }
  iframe { width: 100%; height: 420px; border: 0; margin-top: 12px; color-scheme: light }
  pre { margin: 12px 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style></head><body><main>
<h1>Mail</h1><p>What the identity provider and the mail service would have sent. Nothing leaves this machine.</p>
${mails.length === 0 ? html`<article>No mail yet. Ask for a password reset and it lands here.</article>` : mails.map(mailCard)}
</main></body></html>`;

const mailCard = (mail: ShownMail) => html`<article class="${mail.used ? "used" : ""}">
  <h2>${mail.subject}</h2><small>To ${mail.to} · ${mail.sentAt}${mail.used ? " · used" : ""}</small>
  ${mail.used || mail.link === undefined ? "" : html`<br><a href="${mail.link}">Open the link</a>`}
  ${mail.html === undefined ? "" : html`<iframe sandbox="allow-popups" title="${mail.subject}" srcdoc="${mail.html}"></iframe>`}
  ${mail.text === undefined || mail.html !== undefined ? "" : html`<pre>${mail.text}</pre>`}
</article>`;
