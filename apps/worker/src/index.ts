import { shownAt } from "./adapters/clock.ts";
import type { Env } from "./context/env.ts";
import { httpApp } from "./http/http-app.ts";
import { minuteJobs } from "./jobs.ts";

export { AccountGate } from "./engine/account-gate.ts";
export { GenerateContent } from "./engine/generate-content.ts";
export { PublishPost } from "./engine/publish-post.ts";
export { RendererContainer } from "./engine/renderer-container.ts";
export { RunAutomation } from "./engine/run-automation.ts";
export { BroadcastHub } from "./live/broadcast-hub.ts";
export { LiveChannel } from "./live/live-channel.ts";

const app = httpApp();

export default {
  fetch: app.fetch,
  scheduled: (event, env, ctx) => minuteJobs(env, shownAt(event.scheduledTime), (work) => ctx.waitUntil(work)),
} satisfies ExportedHandler<Env>;
