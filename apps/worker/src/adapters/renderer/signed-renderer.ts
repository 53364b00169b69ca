import { createHash, createHmac } from "node:crypto";
import {
  RENDER_SIGNATURE_HEADER,
  RENDER_TIME_HEADER,
  type RenderJob,
  RenderStatus,
  renderCallText,
} from "@vignette/domain/studio";
import { machineClock } from "../clock.ts";
import type { Renderer } from "./renderer.ts";
import type { RendererCall } from "./renderer-call.ts";

/** Timeout in ms: a sleeping container takes seconds to start. */
const TIMEOUT = 25_000;

/** Renderers over HTTP; every call is signed with the shared secret. */
export function signedRenderer({ places, ask }: RendererCall, secret: string): Renderer {
  const call = (place: string, method: string, jobId: string, body = "") => {
    const path = `/jobs/${jobId}`;
    const time = machineClock();
    const bodyHash = createHash("sha256").update(body).digest("hex");
    const text = renderCallText({ time, method, path, bodyHash });
    const signature = createHmac("sha256", secret).update(text).digest("hex");
    return ask(place, path, {
      method,
      headers: { [RENDER_TIME_HEADER]: String(time), [RENDER_SIGNATURE_HEADER]: signature },
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body !== "" && { body }),
    });
  };

  return {
    async start(job: RenderJob) {
      const body = JSON.stringify(job);
      let isFull = false;
      for (const place of places) {
        const answer = await call(place, "PUT", job.id, body).catch(() => null);
        await answer?.body?.cancel();
        if (answer?.ok) return { place };
        isFull ||= answer?.status === 503;
        if (answer && answer.status < 500) throw new Error(`The renderer refused a job: ${answer.status}.`);
      }
      if (isFull) return "full";
      throw new Error("No renderer answers.");
    },
    async status(place, jobId) {
      const answer = await call(place, "GET", jobId).catch(() => null);
      if (answer?.status === 404) return "unknown";
      return answer?.ok ? RenderStatus.parse(await answer.json()) : "away";
    },
    async cancel(place, jobId) {
      const answer = await call(place, "DELETE", jobId).catch(() => null);
      await answer?.body?.cancel();
    },
  };
}
