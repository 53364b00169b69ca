import { Hono } from "hono";
import { html } from "hono/html";
import * as z from "zod/mini";
import type { HostDeps } from "../../host.ts";
import { identityOf } from "./identity.ts";
import { mailLink } from "./one-time-codes.ts";

const Claims = z.object({ claims: z.record(z.string(), z.unknown()) });
const Settings = z.strictObject({ enableImprovedEmailPrivacy: z.boolean() });

/**
 * The mails that were "sent" (`GET /__control/mail`), the settings of the identity project (`POST /__control/identity`),
 * and tokens with any claims, signed as genuine (`POST /__control/identity/tokens`).
 */
export function identityControl(deps: HostDeps): Hono {
  const identity = identityOf(deps);
  const app = new Hono();
  app.get("/__control/mail", (c) => {
    const mails = identity.codes.all().map((mail) => ({
      to: mail.email,
      subject: SUBJECTS[mail.requestType],
      requestType: mail.requestType,
      oobCode: mail.code,
      link: mailLink(mail, identity.appOrigin),
      sentAt: new Date(mail.sentAt).toISOString(),
      used: mail.used,
    }));
    return c.req.header("accept")?.includes("text/html") ? c.html(mailPage(mails)) : c.json(mails);
  });
  app.get("/__control/identity", (c) => c.json(identity.settings.read()));
  app.post("/__control/identity", async (c) => {
    const settings = Settings.safeParse(await c.req.json().catch(() => null));
    return settings.success
      ? c.json(identity.settings.change(settings.data))
      : c.json({ error: "Send { enableImprovedEmailPrivacy: boolean }." }, 400);
  });
  app.post("/__control/identity/tokens", async (c) => {
    const wanted = Claims.safeParse(await c.req.json().catch(() => null));
    return wanted.success
      ? c.json({ idToken: await identity.tokens.signClaims(wanted.data.claims) })
      : c.json({ error: "Send { claims: { … } }." }, 400);
  });
  return app;
}

const SUBJECTS = {
  PASSWORD_RESET: "Reset your password for Vignette",
  VERIFY_EMAIL: "Verify your email for Vignette",
  VERIFY_AND_CHANGE_EMAIL: "Confirm your new email for Vignette",
};

type Mail = { to: string; subject: string; link: string; sentAt: string; used: boolean };

const mailPage = (mails: Mail[]) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox mail</title>
<style>
  body { margin: 0; padding: 48px 20px; background: #f4f2ee; color: #1d1b18; font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 640px; margin: auto } h1 { font-size: 24px; margin: 0 0 4px } p { color: #6a655c; margin: 0 0 24px }
  article { background: #fff; border: 1px solid #e2ded6; border-radius: 12px; padding: 18px 20px; margin: 0 0 12px }
  article.used { opacity: .55 } h2 { font-size: 16px; margin: 0 } small { color: #6a655c }
  a { display: inline-block; margin-top: 12px; color: #14543f; font-weight: 600 }
</style></head><body><main>
<h1>Mail</h1><p>What the identity provider would have sent. Nothing leaves this machine.</p>
${mails.length === 0 ? html`<article>No mail yet. Ask for a password reset and it lands here.</article>` : mails.map(mailCard)}
</main></body></html>`;

const mailCard = (mail: Mail) => html`<article class="${mail.used ? "used" : ""}">
  <h2>${mail.subject}</h2><small>To ${mail.to} · ${mail.sentAt}${mail.used ? " · used" : ""}</small>
  ${mail.used ? "" : html`<br><a href="${mail.link}">Open the link</a>`}
</article>`;
