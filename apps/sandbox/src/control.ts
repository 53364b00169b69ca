import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { avatarJpeg } from "./avatar.ts";
import { addEarlierPost, EarlierPost } from "./earlier-post.ts";
import { FaultRule, type faultBench } from "./faults.ts";
import type { FaultyCalls } from "./faulty-calls.ts";
import { feedApp } from "./feed/feed-app.ts";
import type { HostDeps } from "./host.ts";
import { geoControl } from "./hosts/geo/geo-control.ts";
import { identityControl } from "./hosts/identity/identity-control.ts";
import { commentTable } from "./hosts/instagram/comments.ts";
import { sentryControl } from "./hosts/sentry/envelopes.ts";
import { stripeControl } from "./hosts/stripe/stripe-control.ts";
import { tiktokCovers } from "./hosts/tiktok/cover.ts";
import { pagesControl } from "./hosts/web-pages/changed-pages.ts";
import { webPushControl } from "./hosts/web-push/web-push-hosts.ts";
import { mailApp } from "./mail/mail-app.ts";
import { ClockChange, type MovableClock } from "./movable-clock.ts";
import { MetricsChange, platformMetrics } from "./platform-metrics.ts";
import { platformSettings } from "./platform-settings.ts";
import type { publishedPosts } from "./published.ts";
import { SHOWN_ANYWHERE, serveFile } from "./serve-file.ts";

type ControlDeps = Omit<HostDeps, "posts"> & {
  posts: ReturnType<typeof publishedPosts>;
  faults: ReturnType<typeof faultBench>;
  calls: FaultyCalls;
  clock: MovableClock;
};

/** Body of `POST /__control/release`: the held calls of this account or to this host go on; without either, all of them. */
const Release = z.strictObject({ account: z.optional(z.string()), host: z.optional(z.string()) });

/** The sandbox's own pages and switches: what only a test or a developer asks, never the product. */
export function controlApp(deps: ControlDeps): Hono {
  const { posts, faults } = deps;
  const comments = commentTable(deps);
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof z.core.$ZodError) return c.json({ error: z.prettifyError(error) }, 400);
    throw error;
  });

  app.route("/", feedApp(deps));
  app.route("/", identityControl(deps));
  app.route("/", mailApp(deps));
  app.route("/", geoControl(deps));
  app.route("/", stripeControl(deps));
  app.route("/", sentryControl(deps));
  app.route("/", webPushControl(deps));
  app.route("/", pagesControl(deps));
  app.route("/", tiktokCovers(deps));
  app.get("/__control/posts", (c) => c.json(posts.all()));
  app.post("/__control/posts", async (c) =>
    c.json({ postId: await addEarlierPost(deps, EarlierPost.parse(await readJson(c))) }),
  );
  app.get("/__control/comments", (c) => c.json(comments.all()));
  app.get("/__control/requests", (c) => {
    return c.json(faults.requests(c.req.query("host"), Number(c.req.query("after") ?? 0)));
  });
  app.get("/__control/requests/last", (c) => c.json({ n: faults.last() }));
  app.get("/__control/faults", (c) => c.json(faults.rules()));
  app.post("/__control/faults", async (c) => {
    faults.add(FaultRule.parse(await readJson(c)));
    return c.json({ ok: true });
  });
  app.delete("/__control/faults", (c) => {
    faults.clear();
    return c.json({ ok: true });
  });
  app.get("/__control/held", (c) => c.json(deps.calls.held()));
  app.post("/__control/release", async (c) => {
    const { account, host } = Release.parse(await readJson(c));
    for (const it of deps.calls.held()) {
      const isMeant = account === undefined || it.account === account;
      if (isMeant && (host === undefined || new URL(it.url).host === host)) it.letGo();
    }
    return c.json({ ok: true });
  });
  addPlatformSwitches(app, deps);
  addClock(app, deps);

  app.get("/__avatar/:platform/:id", async (c) => {
    const jpeg = await avatarJpeg(`${c.req.param("platform")}/${c.req.param("id")}`);
    return c.body(new Uint8Array(jpeg), 200, {
      "content-type": "image/jpeg",
      "cache-control": "max-age=7200",
      ...SHOWN_ANYWHERE,
    });
  });
  app.get("/__media/:sha256", (c) => {
    const file = posts.file(c.req.param("sha256"));
    return file ? serveFile(file, c.req.header("range")) : c.notFound();
  });
  return app;
}

function addPlatformSwitches(app: Hono, deps: ControlDeps): void {
  const settings = platformSettings(deps.db);
  const metrics = platformMetrics(deps);
  app.post("/__control/metrics", async (c) => {
    const change = MetricsChange.parse(await readJson(c));
    const isKnown = deps.posts.all().some((it) => it.platform === change.platform && it.postId === change.postId);
    if (!isKnown) return c.json({ error: `There is no post ${change.postId} on ${change.platform}.` }, 404);
    metrics.set(change);
    return c.json({ ok: true });
  });
  app.get("/__control/platforms", (c) => c.json(settings.get()));
  app.post("/__control/platforms", async (c) => c.json(settings.set(await readJson(c))));
  app.delete("/__control/platforms", (c) => c.json(settings.reset()));
}

/** The clock of the sandbox and of the app. It is moved for both before the answer is given. */
function addClock(app: Hono, { clock, appOrigins, deliver }: ControlDeps): void {
  const told = async () => {
    const movedByMs = clock.movedByMs();
    const init = { method: "POST", body: JSON.stringify({ movedByMs }) };
    // An app that does not run yet is told when it starts.
    await Promise.allSettled(appOrigins.map((origin) => deliver(`${origin}/__control/clock`, init)));
    return { now: new Date(clock.now()).toISOString(), movedByMs };
  };
  app.get("/__control/clock", (c) =>
    c.json({ now: new Date(clock.now()).toISOString(), movedByMs: clock.movedByMs() }),
  );
  app.post("/__control/clock", async (c) => {
    clock.move(ClockChange.parse(await readJson(c)));
    return c.json(await told());
  });
  app.delete("/__control/clock", async (c) => {
    clock.reset();
    return c.json(await told());
  });
}

/** Null for what is no JSON: the schema then says what was expected. */
async function readJson(c: Context): Promise<unknown> {
  return await c.req.json().catch(() => null);
}
