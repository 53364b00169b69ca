import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createCheckoutSession } from "./http/checkout.ts";
import { config } from "./http/config.ts";
import { receiveExport } from "./http/exports.ts";
import type { HttpEnv } from "./http/http-env.ts";
import { live } from "./http/live.ts";
import { maintenance } from "./http/maintenance.ts";
import { mediaAttempt } from "./http/media-attempt.ts";
import { mediaFile } from "./http/media-file.ts";
import { pagePicture } from "./http/page-picture.ts";
import { pages } from "./http/pages.ts";
import { receivePhoto, servePhoto } from "./http/photo.ts";
import { hearRecording } from "./http/recordings.ts";
import { receiveRenderFile, receiveRenderReport } from "./http/renders.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { stripeWebhook } from "./http/stripe-webhook.ts";
import { support } from "./http/support.ts";
import { trpc } from "./http/trpc.ts";
import { unexpected } from "./http/unexpected.ts";
import { receivePart, receiveThumbnail } from "./http/uploads.ts";

/** The version that people see. Source: spec §9. */
const VERSION = "1.9.06";

/** Every address of the product. */
export function httpApp(): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(requestLog, securityHeaders);
  app.onError(unexpected);

  app.get("/api/health", (c) => c.json({ ok: true, version: VERSION }));
  app.get("/api/config", config(VERSION));
  app.all("/api/trpc/*", trpc);
  app.put("/api/exports/:creationId/:index", receiveExport);
  app.put("/api/renders/:creationId/:jobId/files/:index", receiveRenderFile);
  app.post("/api/renders/:creationId/:jobId/report", bodyLimit({ maxSize: 10_000 }), receiveRenderReport);
  app.put("/api/uploads/:id/parts/:part", receivePart);
  app.put("/api/thumbnails/:origin/:id", receiveThumbnail);
  app.get("/api/page-picture", pagePicture);
  app.post("/api/creations/:creationId/words", hearRecording);
  app.post("/api/support", support);
  app.put("/api/photo", receivePhoto);
  app.all("/api/*", (c) => c.json({ error: "There is nothing at this address." }, 404));

  app.post("/createCheckoutSessionHttp", bodyLimit({ maxSize: 10_000 }), createCheckoutSession);
  app.post("/webhooks/stripe", bodyLimit({ maxSize: 1_000_000 }), stripeWebhook);

  app.on(["GET", "HEAD"], "/media/file/*", mediaFile);
  app.on(["GET", "HEAD"], "/media/attempt/*", mediaAttempt);
  app.on(["GET", "HEAD"], "/media/photo/:uid/:photoId", servePhoto);
  app.all("/media/*", (c) => c.json({ error: "There is nothing at this address." }, 404));

  app.get("/live", live);
  app.on(["GET", "HEAD"], "*", maintenance, pages);
  return app;
}
