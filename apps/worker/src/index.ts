import type { Env } from "./env.ts";
import { httpApp } from "./http.ts";

export { LiveChannel } from "./live-channel.ts";

const app = httpApp();

export default {
  fetch: app.fetch,
} satisfies ExportedHandler<Env>;
