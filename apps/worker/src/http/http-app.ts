import { APP_VERSION } from "@vignette/domain/kernel";
import { Hono } from "hono";
import { UNSUBSCRIBE } from "../adapters/mail/unsubscribe-links.ts";
import { writingRoutes } from "../context/write-access.ts";
import { createCheckoutSession } from "./checkout.ts";
import { config } from "./config.ts";
import { receiveExport } from "./files/exports.ts";
import { mediaAttempt } from "./files/media-attempt.ts";
import { mediaFile } from "./files/media-file.ts";
import { pagePicture } from "./files/page-picture.ts";
import { receivePhoto, servePhoto } from "./files/photo.ts";
import { receivePoster } from "./files/posters.ts";
import { transcribeRecording } from "./files/recordings.ts";
import { receiveRenderFile, receiveRenderReport, receiveRenderThumbnail } from "./files/renders.ts";
import { receivePart, receiveThumbnail } from "./files/uploads.ts";
import { perAddress } from "./gates/rate-limits.ts";
import { writeGate } from "./gates/write-gate.ts";
import type { HttpEnv } from "./http-env.ts";
import { live } from "./live.ts";
import { receiveClock } from "./operations/move-clock.ts";
import { ready } from "./operations/ready.ts";
import { reseal } from "./operations/reseal.ts";
import { maintenance } from "./pages/maintenance.ts";
import { pages } from "./pages/pages.ts";
import { receiveRecipeCall } from "./recipe-calls.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { stripeWebhook } from "./stripe-webhook.ts";
import { support } from "./support.ts";
import { trpc } from "./trpc.ts";
import { unexpected } from "./unexpected.ts";
import { unsubscribe, unsubscribePage } from "./unsubscribe.ts";

/** All routes of the product. */
export function httpApp(): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(requestLog, securityHeaders);
  app.onError(unexpected);

  app.get("/api/health", perAddress, (c) => c.json({ ok: true, version: APP_VERSION }));
  app.get("/api/ready", perAddress, ready);
  app.get("/api/config", perAddress, config(APP_VERSION));
  app.all("/api/trpc/*", trpc);
  for (const [route, access] of Object.entries(writingRoutes)) {
    const [method = "", path = ""] = route.split(" ");
    if (access !== "always") app.on(method, path, writeGate(access));
  }
  app.put("/api/exports/:creationId/:index", receiveExport);
  app.put("/api/renders/:creationId/:jobId/files/:index", receiveRenderFile);
  app.put("/api/renders/:creationId/:jobId/thumbnail", receiveRenderThumbnail);
  app.post("/api/renders/:creationId/:jobId/report", receiveRenderReport);
  app.put("/api/uploads/:id/parts/:part", receivePart);
  app.put("/api/thumbnails/:origin/:id", receiveThumbnail);
  app.put("/api/creations/:creationId/poster", receivePoster);
  app.get("/api/page-picture", pagePicture);
  app.post("/api/creations/:creationId/words", transcribeRecording);
  app.post("/api/uploads/:uploadId/words", transcribeRecording);
  app.post("/api/support", support);
  app.post("/api/recipes/:recipeId/calls", receiveRecipeCall);
  app.put("/api/photo", receivePhoto);
  app.post("/api/keys/reseal", perAddress, reseal);
  app.post("/__control/clock", perAddress, receiveClock);
  app.all("/api/*", perAddress, (c) => c.json({ error: "There is nothing at this address." }, 404));

  app.post("/createCheckoutSessionHttp", createCheckoutSession);
  app.post("/webhooks/stripe", stripeWebhook);

  app.get(UNSUBSCRIBE, unsubscribePage);
  app.post(UNSUBSCRIBE, unsubscribe);

  app.on(["GET", "HEAD"], "/media/file/*", mediaFile);
  app.on(["GET", "HEAD"], "/media/attempt/*", mediaAttempt);
  app.on(["GET", "HEAD"], "/media/photo/:uid/:photoId", perAddress, servePhoto);
  app.all("/media/*", perAddress, (c) => c.json({ error: "There is nothing at this address." }, 404));

  app.get("/live", live);
  app.on(["GET", "HEAD"], "*", perAddress, maintenance, pages);
  return app;
}
