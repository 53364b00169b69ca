import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { platformSettings } from "../../platform-settings.ts";
import { placeholderMark } from "../placeholder-mark.ts";
import { completionBody, completionFor } from "./chat-completions.ts";
import { completionStream } from "./chat-stream.ts";
import { imageEditFor } from "./image-edits.ts";
import { imagesFor } from "./images.ts";
import { getModel, listModels } from "./models.ts";
import { moderationFor } from "./moderations.ts";
import { OpenAiError, openAiErrorBody } from "./openai-error.ts";
import { formBody, jsonBody } from "./request.ts";
import { responseFor } from "./responses.ts";
import { responseStream } from "./responses-stream.ts";
import { seen } from "./seeing/see.ts";
import { speechFor } from "./speech.ts";
import { transcriptionFor } from "./transcription.ts";

/** api.openai.com: words, pictures and voices made here, marked as placeholders. Source: docs/platforms/openai.md. */
export function openAiHost({ now, db }: HostDeps): Host {
  const app = new Hono();
  const settings = platformSettings(db);
  app.use(placeholderMark);
  app.use(async (c, next) => {
    await next();
    c.header("x-request-id", `req_${randomUUID().replace(/-/g, "")}`);
    c.header("openai-version", "2020-10-01");
  });
  app.onError((error, c) => {
    if (!(error instanceof OpenAiError)) throw error;
    return c.json(openAiErrorBody(error), error.status);
  });
  app.use((c, next) => {
    requireKey(c);
    return next();
  });
  app.post("/v1/chat/completions", async (c) => {
    const body = await jsonBody(c.req.raw);
    const { request, completion } = completionFor(body, now(), { ...settings.get(), sight: await seen(body) });
    if (request.stream) return completionStream(completion, request.stream_options?.include_usage === true);
    return c.json(completionBody(completion));
  });
  app.post("/v1/responses", async (c) => {
    const { request, response } = responseFor(await jsonBody(c.req.raw), now());
    return request.stream ? responseStream(response) : c.json(response);
  });
  app.post("/v1/moderations", async (c) => c.json(moderationFor(await jsonBody(c.req.raw))));
  app.get("/v1/models", (c) => c.json(listModels()));
  app.get("/v1/models/:id", (c) => c.json(getModel(c.req.param("id"))));
  app.post("/v1/images/edits", async (c) => {
    const { pictureDetail } = settings.get();
    return c.json(await imageEditFor(await formBody(c.req.raw), now(), pictureDetail));
  });
  app.post("/v1/images/generations", async (c) => {
    const { pictureDetail } = settings.get();
    return c.json(await imagesFor(await jsonBody(c.req.raw), now(), pictureDetail));
  });
  app.post("/v1/audio/speech", async (c) => {
    const { bytes, type } = await speechFor(await jsonBody(c.req.raw), settings.get().voiceSpeed);
    return c.body(bytes, 200, { "content-type": type });
  });
  app.post("/v1/audio/transcriptions", async (c) => await transcriptionFor(await formBody(c.req.raw)));
  app.notFound((c) =>
    c.json(openAiErrorBody(new OpenAiError(404, `Invalid URL (${c.req.method} ${c.req.path})`)), 404),
  );
  return { names: ["api.openai.com"], app };
}

function requireKey(c: Context): void {
  const authorization = c.req.header("authorization") ?? "";
  if (!/^Bearer \S+/.test(authorization)) {
    throw new OpenAiError(
      401,
      "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
    );
  }
  if (/^Bearer invalid/.test(authorization)) {
    throw new OpenAiError(401, "Incorrect API key provided.", { code: "invalid_api_key" });
  }
}
