import { constants } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { type Context, Hono } from "hono";
import type { HostDeps } from "../../host.ts";
import { type ChunkPlan, nextChunk } from "./chunk-plan.ts";
import type { Publish, TiktokPublishes } from "./publishes.ts";
import { type TiktokTransfers, uploadPath } from "./transfer.ts";

type Deps = Pick<HostDeps, "now" | "dataDir"> & { publishes: TiktokPublishes; transfers: TiktokTransfers };

const URL_LIFETIME_MS = 3_600_000;
const VIDEO_TYPES = ["video/mp4", "video/quicktime", "video/webm"];

/**
 * `open-upload.tiktokapis.com`: PUT of one chunk after the other, no token.
 * Source: docs/platforms/tiktok.md#file-upload.
 */
export function tiktokUpload(deps: Deps): Hono {
  const app = new Hono();
  app.put("/video/", async (c) => {
    const publish = deps.publishes.find(c.req.query("upload_id") ?? "");
    const plan = publish && chunkPlanOf(publish);
    if (!publish || !plan || publish.state !== "uploading") return c.body(null, 404);
    if (deps.now() - publish.createdAt > URL_LIFETIME_MS) return c.body(null, 403);
    return await receive(deps, c, publish, plan);
  });
  return app;
}

async function receive(deps: Deps, c: Context, publish: Publish, plan: ChunkPlan): Promise<Response> {
  const range = readRange(c.req.header("content-range"));
  if (!range || range.total !== plan.size || !VIDEO_TYPES.includes(c.req.header("content-type") ?? "")) {
    return progress(c, 400, publish.received, plan);
  }
  const expected = nextChunk(plan, publish.received);
  if (range.first !== expected.first || range.last !== expected.last) {
    return progress(c, 416, publish.received, plan);
  }
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  if (bytes.byteLength !== range.last - range.first + 1) return progress(c, 400, publish.received, plan);

  await writeAt(uploadPath(deps, publish.id), bytes, range.first);
  return advance(deps, c, publish, plan, range.last + 1);
}

/** Counts a stored chunk; the last one starts the processing. */
function advance(deps: Deps, c: Context, publish: Publish, plan: ChunkPlan, received: number): Response {
  // The same chunk may have come twice at once: the second must not finish the upload again.
  const stored = deps.publishes.find(publish.id);
  if (stored?.state !== "uploading" || stored.received !== publish.received) {
    return progress(c, 416, stored?.received ?? 0, plan);
  }
  const { id, openId, request, createdAt } = publish;
  const isWhole = received === plan.size;
  const next: Publish = { id, openId, request, createdAt, received, state: isWhole ? "transferring" : "uploading" };
  deps.publishes.save(next);
  if (isWhole) deps.transfers.start(next);
  return progress(c, isWhole ? 201 : 206, received, plan);
}

function chunkPlanOf({ request }: Publish): ChunkPlan | null {
  const source = request.init.source_info;
  return source.source === "FILE_UPLOAD"
    ? { size: source.video_size, chunkSize: source.chunk_size, count: source.total_chunk_count }
    : null;
}

function readRange(header: string | undefined): { first: number; last: number; total: number } | null {
  const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header ?? "");
  return match ? { first: Number(match[1]), last: Number(match[2]), total: Number(match[3]) } : null;
}

/** The documentation's header counts the bytes that have arrived, not the last byte's place. */
function progress(c: Context, status: 201 | 206 | 400 | 416, received: number, { size }: ChunkPlan): Response {
  return c.body(null, status, { "content-range": `bytes 0-${received}/${size}` });
}

async function writeAt(path: string, bytes: Uint8Array, position: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, constants.O_RDWR | constants.O_CREAT);
  try {
    await file.write(bytes, 0, bytes.byteLength, position);
  } finally {
    await file.close();
  }
}
