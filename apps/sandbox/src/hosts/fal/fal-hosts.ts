import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { serveFile } from "../../serve-file.ts";
import { placeholderMark } from "../placeholder-mark.ts";
import { FalError, invalidInput } from "./fal-error.ts";
import { type FalRequest, falRequests } from "./fal-requests.ts";
import { renderTalking } from "./render-talking.ts";
import { renderVideoClip } from "./render-video-clip.ts";
import { isTalkingApp, talkingFrom } from "./talking-input.ts";
import { type FalVideoClip, videoClipFrom } from "./video-clip-input.ts";

const QUEUE = "https://queue.fal.run";
const FILES = "https://v3.fal.media";
/** Apps that generate video. */
const VIDEO_APPS = /^[\w-]+\/[\w.-]*(video|kling|veo|wan|ltx|hailuo|minimax|seedance|sora|flux-3)[\w.-]*$/;

/** queue.fal.run and its file host: videos painted here, a run at a time. Source: docs/platforms/fal.md. */
export function falHosts(deps: HostDeps): Host[] {
  const folder = join(deps.dataDir, "fal");
  mkdirSync(folder, { recursive: true });
  return [queueHost(deps, folder), filesHost(folder)];
}

function queueHost(deps: HostDeps, folder: string): Host {
  const app = new Hono();
  const requests = falRequests(deps);
  const asked = (c: Context): FalRequest => {
    const { owner = "", app: name = "", id = "" } = c.req.param() as Record<string, string>;
    const request = requests.find(`${owner}/${name}`, id);
    if (!request) throw new FalError(404, "Request not found");
    return request;
  };
  app.use(placeholderMark);
  app.onError((error, c) => {
    if (!(error instanceof FalError)) throw error;
    return c.json({ detail: error.detail }, error.status);
  });
  app.use((c, next) => {
    requireKey(c.req.header("authorization") ?? "");
    return next();
  });
  app.get("/:owner/:app/requests/:id/status", (c) => {
    const request = asked(c);
    const status = requests.polled(request);
    const place = status === "IN_QUEUE" ? { queue_position: 0 } : {};
    const logs = c.req.query("logs") === "1" && status !== "IN_QUEUE" ? { logs: logsOf(request) } : {};
    const metrics = status === "COMPLETED" ? { metrics: { inference_time: 1.6 } } : {};
    return c.json({ status, ...urlsOf(request), ...place, ...logs, ...metrics }, status === "COMPLETED" ? 200 : 202);
  });
  app.get("/:owner/:app/requests/:id", async (c) => {
    const request = asked(c);
    if (requests.stateOf(request) !== "COMPLETED") throw new FalError(400, "Request is still in progress");
    if (request.cancelled) throw new FalError(400, "Request was cancelled");
    return c.json(await videoOf(deps, folder, request));
  });
  app.put("/:owner/:app/requests/:id/cancel", (c) => {
    const request = asked(c);
    if (requests.stateOf(request) === "COMPLETED") return c.json({ status: "ALREADY_COMPLETED" }, 400);
    requests.cancel(request);
    return c.json({ status: "CANCELLATION_REQUESTED" }, 202);
  });
  app.post("/:owner/:app/:path{.*}?", async (c) => {
    const model = `${c.req.param("owner")}/${c.req.param("app")}`;
    if (!VIDEO_APPS.test(model) && !isTalkingApp(model))
      throw new FalError(404, `Application "${model.split("/")[1]}" not found`);
    if (c.req.query("fal_webhook"))
      throw new FalError(400, "The sandbox calls no webhooks for fal. Ask for the status instead.");
    const input = await c.req.json().catch(() => {
      throw invalidInput("body", "JSON decode error", "json_invalid");
    });
    if (/\bimage-to-video$/.test(c.req.param("path") ?? "") && !(input as { image_url?: unknown })?.image_url)
      throw invalidInput("image_url", "Field required", "missing");
    if (isTalkingApp(model)) talkingFrom(model, input);
    const request = requests.submit(model, input);
    return c.json({ status: "IN_QUEUE", queue_position: 0, gateway_request_id: request.id, ...urlsOf(request) });
  });
  return { names: ["queue.fal.run"], app };
}

/** Files are public, as they are there. */
function filesHost(folder: string): Host {
  const app = new Hono();
  app.get("/files/sandbox/:name{[0-9a-f-]+\\.mp4}", (c) => {
    const path = join(folder, c.req.param("name"));
    if (!existsSync(path)) return c.json({ detail: "File not found" }, 404);
    return serveFile({ type: "video/mp4", path }, c.req.header("range"));
  });
  return { names: ["v3.fal.media"], app };
}

/** The result of a run, rendered when first requested. Throws the FalError that it failed with. */
async function videoOf(deps: HostDeps, folder: string, request: FalRequest) {
  return isTalkingApp(request.model)
    ? await talkingOf(deps, folder, request.model, request)
    : await videoClipOf(deps, folder, request);
}

/** The same face with the same words is rendered once for all orders. */
async function talkingOf(
  { pull }: HostDeps,
  folder: string,
  model: Parameters<typeof talkingFrom>[0],
  { input }: FalRequest,
) {
  const { imageUrl, audioUrl } = talkingFrom(model, input);
  const [picture, recording] = await Promise.all([
    loaded(imageUrl, pull, ["image_url", "image/"]),
    loaded(audioUrl, pull, ["audio_url", "audio/"]),
  ]);
  const [face, voice] = await Promise.all([picture.arrayBuffer(), recording.arrayBuffer()]);
  const name = createHash("sha256").update(new Uint8Array(face)).update(new Uint8Array(voice)).digest("hex");
  const path = join(folder, `${name}.mp4`);
  if (!existsSync(path)) stored(path, await renderTalking(picture, new Uint8Array(voice)));
  return { video: fileOf(path, name) };
}

async function videoClipOf({ pull }: HostDeps, folder: string, { id, input }: FalRequest) {
  const videoClip = videoClipFrom(input);
  const path = join(folder, `${id}.mp4`);
  if (!existsSync(path)) {
    stored(path, await renderVideoClip(videoClip, await pictureOf(videoClip, pull)));
  }
  return { video: fileOf(path, id), seed: videoClip.seed };
}

function stored(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

function fileOf(path: string, name: string) {
  const size = Number(serveFile({ type: "video/mp4", path }, undefined).headers.get("content-length"));
  const url = `${FILES}/files/sandbox/${name}.mp4`;
  return { url, content_type: "video/mp4", file_name: `${name}.mp4`, file_size: size };
}

/** The picture that the video starts from, if there is one. */
const pictureOf = async ({ imageUrl }: FalVideoClip, pull: HostDeps["pull"]): Promise<Blob | null> =>
  imageUrl === null ? null : await loaded(imageUrl, pull, ["image_url", "image/"]);

/** A file of the input: a data URI, or an address that is fetched. Throws the FalError for one of another type. */
async function loaded(
  url: string,
  pull: HostDeps["pull"],
  [field, type]: [field: string, type: string],
): Promise<Blob> {
  const response = await (url.startsWith(`data:${type}`) ? fetch(url) : pull(url)).catch(() => null);
  const found = response?.headers.get("content-type") ?? "";
  if (!response?.ok || !found.startsWith(type)) {
    const what = field.replace("_url", "");
    throw invalidInput(field, `Failed to load the ${what}.`, `${what}_load_error`);
  }
  return new Blob([await response.arrayBuffer()], { type: found });
}

const urlsOf = ({ id, model }: FalRequest) => ({
  request_id: id,
  response_url: `${QUEUE}/${model}/requests/${id}`,
  status_url: `${QUEUE}/${model}/requests/${id}/status`,
  cancel_url: `${QUEUE}/${model}/requests/${id}/cancel`,
});

const logsOf = ({ submittedAt }: FalRequest) => [
  {
    timestamp: new Date(submittedAt).toISOString(),
    level: "INFO",
    source: "USER",
    message: "Painting the first frame",
  },
];

/** A key that begins with the name of a refusal causes it. */
function requireKey(authorization: string): void {
  if (!/^Key \S+/.test(authorization))
    throw new FalError(401, "Authentication is required to access this application.");
  if (/^Key invalid/.test(authorization)) throw new FalError(401, "Cannot access application. Authentication failed.");
  if (/^Key exhausted/.test(authorization)) throw new FalError(403, "User is locked. Reason: Exhausted balance.");
  if (/^Key limited/.test(authorization)) throw new FalError(429, "Too many requests. Try again later.");
}
