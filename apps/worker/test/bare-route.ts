import { Hono } from "hono";

/** One route and nothing else, in the same workerd: what every request costs at least. */
const app = new Hono();
app.get("/bare", (c) => c.json({ ok: true }));

export default app;
