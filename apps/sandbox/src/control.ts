import { Hono } from "hono";
import type { faultBench } from "./faults.ts";
import type { HostDeps } from "./host.ts";
import { identityControl } from "./hosts/identity/identity-control.ts";
import type { publishedPosts } from "./published.ts";

type ControlDeps = Omit<HostDeps, "posts"> & {
  posts: ReturnType<typeof publishedPosts>;
  faults: ReturnType<typeof faultBench>;
};

/** The sandbox's own pages and switches: what only a test or a developer asks, never the product. */
export function controlApp(deps: ControlDeps): Hono {
  const { posts, faults } = deps;
  const app = new Hono();
  app.route("/", identityControl(deps));
  app.get("/__control/posts", (c) => c.json(posts.all()));
  app.get("/__control/requests", (c) => c.json(faults.requests(c.req.query("host"))));
  app.post("/__control/faults", async (c) => {
    faults.add(await c.req.json());
    return c.json({ ok: true });
  });
  app.delete("/__control/faults", (c) => {
    faults.clear();
    return c.json({ ok: true });
  });
  app.get("/__media/:sha256", (c) => {
    const media = posts.media(c.req.param("sha256"));
    return media ? c.body(new Uint8Array(media.bytes), 200, { "content-type": media.type }) : c.notFound();
  });
  return app;
}
