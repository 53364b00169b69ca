import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { serveFile } from "../../serve-file.ts";
import { placeholderMark } from "../placeholder-mark.ts";
import { FalError, invalidInput } from "./fal-error.ts";
import { type FalRequest, falRequests } from "./fal-requests.ts";
import { renderVideoClip } from "./render-video-clip.ts";
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
    return c.json(await videoClipOf(deps, folder, request));
  });
  app.put("/:owner/:app/requests/:id/cancel", (c) => {
    const request = asked(c);
    if (requests.stateOf(request) === "COMPLETED") return c.json({ status: "ALREADY_COMPLETED" }, 400);
    requests.cancel(request);
    return c.json({ status: "CANCELLATION_REQUESTED" }, 202);
  });
  app.post("/:owner/:app/:path{.*}?", async (c) => {
    const model = `${c.req.param("owner")}/${c.req.param("app")}`;
    if (!VIDEO_APPS.test(model)) throw new FalError(404, `Application "${model.split("/")[1]}" not found`);
    if (c.req.query("fal_webhook"))
      throw new FalError(400, "The sandbox calls no webhooks for fal. Ask for the status instead.");
    const input = await c.req.json().catch(() => {
      throw invalidInput("body", "JSON decode error", "json_invalid");
    });
    if (/\bimage-to-video$/.test(c.req.param("path") ?? "") && !(input as { image_url?: unknown })?.image_url)
      throw invalidInput("image_url", "Field required", "missing");
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
async function videoClipOf({ pull }: HostDeps, folder: string, { id, input }: FalRequest) {
  const videoClip = videoClipFrom(input);
  const path = join(folder, `${id}.mp4`);
  if (!existsSync(path)) {
    const bytes = await renderVideoClip(videoClip, await pictureOf(videoClip, pull));
    writeFileSync(`${path}.part`, bytes);
    renameSync(`${path}.part`, path);
  }
  const size = Number(serveFile({ type: "video/mp4", path }, undefined).headers.get("content-length"));
  const url = `${FILES}/files/sandbox/${id}.mp4`;
  return { video: { url, content_type: "video/mp4", file_name: `${id}.mp4`, file_size: size }, seed: videoClip.seed };
}

/** The picture that the video starts from: a data URI, or an address that is fetched. */
async function pictureOf({ imageUrl }: FalVideoClip, pull: HostDeps["pull"]): Promise<Blob | null> {
  if (imageUrl === null) return null;
  const response = await (imageUrl.startsWith("data:image/") ? fetch(imageUrl) : pull(imageUrl)).catch(() => null);
  const type = response?.headers.get("content-type") ?? "";
  if (!response?.ok || !type.startsWith("image/"))
    throw invalidInput("image_url", "Failed to load the image.", "image_load_error");
  return new Blob([await response.arrayBuffer()], { type });
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

/** Keys that begin with a certain word make the refusal of that name. */
function requireKey(authorization: string): void {
  if (!/^Key \S+/.test(authorization))
    throw new FalError(401, "Authentication is required to access this application.");
  if (/^Key invalid/.test(authorization)) throw new FalError(401, "Cannot access application. Authentication failed.");
  if (/^Key exhausted/.test(authorization)) throw new FalError(403, "User is locked. Reason: Exhausted balance.");
  if (/^Key limited/.test(authorization)) throw new FalError(429, "Too many requests. Try again later.");
}
