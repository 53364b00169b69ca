import { operator } from "@vignette/domain/support";
import type { Context } from "hono";
import { html } from "hono/html";
import { documentRefusal } from "../adapters/documents/document-refusal.ts";
import { buildContext } from "../context/build-context.ts";
import { unsubscribeUser } from "../features/notifications/unsubscribe-user.ts";
import { notificationStore } from "../records/notification-store.ts";
import { assertAddressRate } from "./gates/rate-limits.ts";
import type { HttpEnv } from "./http-env.ts";

/**
 * `GET /unsubscribe`: asks for a click, because mail scanners open every link. The signed address is the proof, so that
 * no login is needed; without a genuine one the answer is 410.
 */
export async function unsubscribePage(c: Context<HttpEnv>): Promise<Response> {
  const { uid } = await proven(c);
  return uid === null ? expired(c) : page(c, 200, question());
}

/** `POST /unsubscribe`: turns off all mails about notifications. Mail programs send it themselves. Source: RFC 8058. */
export async function unsubscribe(c: Context<HttpEnv>): Promise<Response> {
  const { uid, documents } = await proven(c);
  if (uid === null) return expired(c);
  await unsubscribeUser(notificationStore(documents), uid).catch((error: unknown) => {
    throw documentRefusal(error) ?? error;
  });
  return page(c, 200, done());
}

async function proven(c: Context<HttpEnv>) {
  const { unsubscribeLinks, documents } = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const uid = await unsubscribeLinks.uidOf(new URL(c.req.url));
  // Genuine calls come in numbers from the servers of few mail providers.
  if (uid === null) await assertAddressRate(c.req.raw.headers, c.env);
  return { uid, documents };
}

type Words = { title: string; text: string; hasButton?: true };

const question = (): Words => ({
  title: "Unsubscribe from notification emails?",
  text: `${operator.name} won't email you about posts, approvals or accounts any more. You still see everything in the app.`,
  hasButton: true,
});
const done = (): Words => ({
  title: "You're unsubscribed",
  text: "We won't send you notification emails any more. You can turn single ones back on in your settings.",
});
const expired = (c: Context<HttpEnv>) =>
  page(c, 410, {
    title: "This link has expired",
    text: "Log in to choose which emails you get. Links in newer emails still work.",
  });

function page(c: Context<HttpEnv>, status: 200 | 410, { title, text, hasButton }: Words): Response | Promise<Response> {
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
${hasButton ? html`<form method="post"><button>Unsubscribe</button></form>` : ""}
<a href="/dashboard/settings#notifications">Notification settings</a>
</main></body></html>`,
    status,
  );
}
