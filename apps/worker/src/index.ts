import type { Env } from "./env.ts";
import { httpApp } from "./http.ts";
import { minuteJobs } from "./jobs.ts";

export { AccountGate } from "./account-gate.ts";
export { Everyone } from "./everyone.ts";
export { GenerateContent } from "./generate-content.ts";
export { LiveChannel } from "./live-channel.ts";
export { PublishPost } from "./publish-post.ts";
export { RendererContainer } from "./renderer-container.ts";

const app = httpApp();

export default {
  fetch: app.fetch,
  scheduled: (event, env, ctx) => minuteJobs(env, event.scheduledTime, (work) => ctx.waitUntil(work)),
} satisfies ExportedHandler<Env>;
