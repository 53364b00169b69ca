import { Hono } from "hono";

/** What a procedure does outside of its own code, set by the benchmark. */
type Like = { calls: readonly { method: string; url: string; body: string }[]; answer: string };

type Bindings = {
  USERS: { limit(options: { key: string }): Promise<unknown> };
  METRICS: { writeDataPoint(point: object): void };
};

const likes = (globalThis as { likes?: Record<string, Like> }).likes ?? {};

/** Routes without the product's code, in the same workerd: what every request costs at least. */
const app = new Hono<{ Bindings: Bindings }>();
app.get("/bare", (c) => c.json({ ok: true }));

/** The same calls as a procedure, one after the other, and its answer: what is left is the product's own code. */
app.all("/like/:name", async (c) => {
  const { calls = [], answer = "" } = likes[c.req.param("name")] ?? {};
  if (c.req.method === "POST") await c.req.json();
  await c.env.USERS.limit({ key: "bench" });
  for (const { method, url, body } of calls) {
    const init = body === "" ? { method } : { method, body, headers: { "content-type": "application/json" } };
    await (await fetch(url, init)).text();
  }
  c.env.METRICS.writeDataPoint({ indexes: ["bench"], blobs: ["bench", "ok"], doubles: [1] });
  return c.body(answer, 200, { "content-type": "application/json" });
});

export default app;
