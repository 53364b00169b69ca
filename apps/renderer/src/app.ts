import { CreationJob, RENDER_JOB_MAX_BYTES, SceneJob } from "@vignette/domain/studio";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { JobQueue } from "./job-queue.ts";
import { log } from "./log.ts";
import { refuseLinks } from "./refuse-links.ts";
import { signedCall } from "./signed-call.ts";

type Deps = { queue: JobQueue; secret: string; allowedOrigin: string; now: () => number };

/** Largest job, in bytes: with its links it is a little larger than its scenes. */
const MAX_BODY = RENDER_JOB_MAX_BYTES + 256 * 1024;

/**
 * The renderer's addresses: `PUT /jobs/:id` submits a job (repeated: the same job), `GET` returns its state, `DELETE`
 * stops it. All are signed; only `/health` is open.
 */
export function rendererApp({ queue, secret, allowedOrigin, now }: Deps): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    log("error", "A call failed.", { method: c.req.method, error: error.stack ?? String(error) });
    return c.json({ error: "Something went wrong." }, 500);
  });
  app.get("/health", (c) => c.json({ ok: true, ...queue.load() }));
  const signed = signedCall({ secret, maxBody: MAX_BODY, now });

  app.put("/jobs/:id", signed, (c) => {
    const body = jsonOf(c.get("body"));
    const job = carriesCreation(body) ? z.safeParse(CreationJob, body) : z.safeParse(SceneJob, body);
    if (!job.success) {
      const field = job.error.issues[0]?.path.join(".") || "body";
      return c.json({ error: "This is no job.", field }, 400);
    }
    if (job.data.id !== c.req.param("id")) return c.json({ error: "Name the job by its id.", field: "id" }, 400);
    const strange = refuseLinks(job.data, allowedOrigin);
    if (strange) return c.json({ error: "This link leads somewhere else.", field: strange }, 400);

    const status = queue.add(job.data);
    if (status !== "full") return c.json(status, 202);
    c.header("retry-after", String(queue.retryAfter()));
    return c.json({ error: "Every place is taken." }, 503);
  });

  app.get("/jobs/:id", signed, (c) => {
    const status = queue.status(c.req.param("id"));
    return status ? c.json(status) : c.json({ error: "There is no such job." }, 404);
  });

  app.delete("/jobs/:id", signed, (c) => {
    queue.cancel(c.req.param("id"));
    return c.body(null, 204);
  });
  return app;
}

const carriesCreation = (body: unknown) => typeof body === "object" && body !== null && "creation" in body;

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
