import { broadcastClient } from "../adapters/broadcast-client.ts";
import { stripeCheckout } from "../adapters/checkout/stripe-checkout.ts";
import { clock } from "../adapters/clock.ts";
import type { Unreadable } from "../adapters/documents/documents.ts";
import { documentsOver, firestoreConnection, logUnreadable } from "../adapters/documents/firestore-documents.ts";
import { type ExpectedReads, readOnce } from "../adapters/documents/read-once.ts";
import { fileLinks } from "../adapters/files/file-link.ts";
import { r2Files } from "../adapters/files/r2-files.ts";
import { configuredModels } from "../adapters/generation/configured-models.ts";
import { workflowQueue } from "../adapters/generation/workflow-queue.ts";
import { ipGeolocation } from "../adapters/geolocation/ip-geolocation.ts";
import { identityAccounts } from "../adapters/identity/identity-accounts.ts";
import { viewGrants } from "../adapters/identity/view-grants.ts";
import { closePages, livePush } from "../adapters/live-push.ts";
import { resendMail } from "../adapters/mail/resend-mail.ts";
import { unsubscribeLinks } from "../adapters/mail/unsubscribe-links.ts";
import { outboundFetch } from "../adapters/outbound-fetch.ts";
import { htmlPages } from "../adapters/pages/html-pages.ts";
import { pageBrowser } from "../adapters/pages/page-browser.ts";
import { webPush } from "../adapters/push/web-push.ts";
import { workflowRecipes } from "../adapters/recipes/workflow-recipes.ts";
import { renderLinks } from "../adapters/renderer/render-links.ts";
import { rendererCall } from "../adapters/renderer/renderer-call.ts";
import { signedRenderer } from "../adapters/renderer/signed-renderer.ts";
import { sealingKeysOf } from "../adapters/sealing-keys.ts";
import { configuredStock } from "../adapters/stock/configured-stock.ts";
import { CALL_SEAL, textSeal } from "../adapters/text-seal.ts";
import { noteUnreadable } from "../records/stores/unreadable-store.ts";
import { browserUrl } from "./browser-url.ts";
import type { Context } from "./context.ts";
import type { Env } from "./env.ts";
import { mailboxKeys } from "./identity-key.ts";
import { networkOf } from "./network-of.ts";
import { publicOrigin } from "./public-origin.ts";
import { publishingAdapters } from "./publishing-adapters.ts";
import { forgetStanding } from "./standing-of.ts";

/**
 * The context without the caller: adapters over the bindings, the time, ids. Used by requests, cron and Workflows
 * alike. With `reads`, for a read-only request, each document and each query is read once.
 */
export function buildContext(
  env: Env,
  background: Context["background"],
  reads: ExpectedReads | null = null,
): Omit<Context, "user" | "viewer" | "leaving" | "requestId" | "caller" | "flags"> {
  const fetch = outboundFetch((input, init) => globalThis.fetch(input, init));
  return {
    now: clock(),
    newId: () => crypto.randomUUID(),
    identityKey: async () => null,
    keyOfMailbox: mailboxKeys(sealingKeysOf(env)),
    newSecret: () => crypto.randomUUID().replaceAll("-", ""),
    documents: reportingDocuments(env, background, reads),
    viewGrants: viewGrants(sealingKeysOf(env), clock),
    files: r2Files(env.FILES, fileLinks(sealingKeysOf(env), clock), publicOrigin(env)),
    models: configuredModels(env, { fetch }),
    generationQueue: workflowQueue(env.GENERATE_CONTENT),
    recipeQueue: workflowRecipes(env.RUN_AUTOMATION),
    callSeal: textSeal(sealingKeysOf(env), CALL_SEAL),
    checkout: stripeCheckout({ fetch, secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET }),
    mail: resendMail({ fetch, apiKey: env.RESEND_API_KEY }),
    push: webPush(env, fetch),
    unsubscribeLinks: unsubscribeLinks(sealingKeysOf(env), clock),
    identityAccounts: identityAccounts(serviceAccountOf(env), fetch),
    endAccess: async (uid) => {
      forgetStanding(uid);
      await closePages(env.LIVE, uid);
    },
    geolocation: ipGeolocation(fetch),
    pages: htmlPages(fetch, pageBrowser(env, fetch)),
    stock: configuredStock(env, { fetch, cache: caches.default }),
    ...publishingAdapters(env),
    renderer: signedRenderer(rendererCall(env.RENDERER, fetch), env.RENDERER_SECRET),
    renderLinks: renderLinks(sealingKeysOf(env), clock),
    live: livePush(env.LIVE),
    announce: broadcastClient(env.BROADCAST_HUB).announce,
    mayVisit: async (address) => (await env.VISITS.limit({ key: networkOf(address) ?? "unknown" })).success,
    maySearch: async (uid) => (await env.SEARCHES.limit({ key: uid })).success,
    publicOrigin: publicOrigin(env),
    browserUrl: (url) => browserUrl(url, env.SANDBOX_ORIGIN),
    background,
  };
}

type Connection = ReturnType<typeof firestoreConnection>;

let shared: { of: Env["FIREBASE_CLIENT_EMAIL"]; connection: Connection } | null = null;

/** One connection per isolate, so that its access token is requested only once. */
function connectionOf(env: Env, fetch: typeof globalThis.fetch): Connection {
  if (shared?.of !== env.FIREBASE_CLIENT_EMAIL) {
    const connection = firestoreConnection({ ...serviceAccountOf(env), fetch });
    shared = { of: env.FIREBASE_CLIENT_EMAIL, connection };
  }
  return shared.connection;
}

const serviceAccountOf = (env: Env) => ({
  projectId: env.FIREBASE_PROJECT_ID,
  clientEmail: env.FIREBASE_CLIENT_EMAIL,
  privateKey: env.FIREBASE_PRIVATE_KEY,
});

/** The documents alone, for what is checked before a context is built. Unreadable ones are only logged. */
export function documentsOf(env: Env): Context["documents"] {
  return documentsOver(
    connectionOf(
      env,
      outboundFetch((input, init) => globalThis.fetch(input, init)),
    ),
  );
}

/**
 * Unreadable documents that this isolate has reported already, by path and version: each list would report them again.
 */
const noted = new Set<string>();
const NOTED_MAX = 1000;

/** Documents that report unreadable ones in the background, for the admins' list. */
function reportingDocuments(
  env: Env,
  background: Context["background"],
  reads: ExpectedReads | null,
): Context["documents"] {
  const connection = connectionOf(
    env,
    outboundFetch((input, init) => globalThis.fetch(input, init)),
  );
  const silent = documentsOver(connection);
  const call = reads ? readOnce(connection, reads) : connection.call;
  const report = (found: Unreadable) => {
    logUnreadable(found);
    const sighting = `${found.path} ${found.version}`;
    if (noted.has(sighting)) return;
    if (noted.size >= NOTED_MAX) noted.clear();
    noted.add(sighting);
    background(noteUnreadable(silent, found, clock()).catch(() => noted.delete(sighting)));
  };
  return documentsOver({ ...connection, call }, report, reads !== null);
}
