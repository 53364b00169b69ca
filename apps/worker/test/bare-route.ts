import { Hono } from "hono";

/** One route and nothing else, in the same workerd: the minimum cost of a request. */
const app = new Hono();
app.get("/bare", (c) => c.json({ ok: true }));

export default app;
