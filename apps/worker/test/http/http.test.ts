import { afterEach, describe, expect, it, vi } from "vitest";
import { anOpenPage } from "../an-open-page.ts";
import { aPerson, ask, call, fault } from "../support.ts";

describe("the Worker's addresses", () => {
  it("report that the Worker is healthy, and its version", async () => {
    expect(await (await ask("/api/health")).json()).toEqual({ ok: true, version: "1.9.06" });
  });

  it("return the settings that the browser needs, and no secret", async () => {
    const config = await (await ask("/api/config")).json();
    expect(config).toEqual({
      version: "1.9.06",
      sandboxOrigin: "http://localhost:8788",
      firebase: { apiKey: "local", authDomain: "vignette-local.firebaseapp.com", projectId: "vignette-local" },
      googleClientId: "vignette-local.apps.googleusercontent.com",
    });
  });

  it.each(["/api/nothing", "/api/", "/media/nothing"])("answer %s with a 404 in JSON", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/json");
  });

  it("send every answer with the headers that protect the browser", async () => {
    for (const path of ["/", "/dashboard", "/api/health", "/api/nothing"]) {
      const { headers } = await ask(path);
      expect(headers.get("content-security-policy")).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("strict-transport-security")).toContain("max-age=");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe("a request", () => {
  afterEach(() => vi.restoreAllMocks());

  const logged = () => {
    const lines: Record<string, unknown>[] = [];
    for (const name of ["info", "warn", "error"] as const) {
      vi.spyOn(console, name).mockImplementation((line) => void lines.push(JSON.parse(String(line))));
    }
    return () => lines;
  };

  /** The reports that the sandbox's Sentry received for a request. */
  const reported = async (requestId: string) => {
    type Kept = { event: { tags?: { request_id?: string } } };
    const kept: Kept[] = await (await fetch("http://localhost:8788/__control/errors")).json();
    return kept.map(({ event }) => event).filter((it) => it.tags?.request_id === requestId);
  };

  it("that fails unexpectedly is answered with the reference that finds it in the log", async () => {
    const person = await aPerson();
    await call(person, "projects", "list");
    const lines = logged();
    await fault({
      host: "firestore.googleapis.com",
      mentions: person.uid,
      times: 1,
      fault: { status: 400, body: { error: { status: "INVALID_ARGUMENT", message: "No." } } },
    });
    const answer = await ask("/api/trpc/projects.list", { headers: { authorization: `Bearer ${person.token}` } });
    const { error } = (await answer.json()) as { error: { message: string; data: { requestId: string } } };
    expect([answer.status, error.message]).toEqual([500, "Something went wrong."]);
    expect(answer.headers.get("x-request-id")).toBe(error.data.requestId);
    const found = lines().filter((it) => it.requestId === error.data.requestId);
    expect(found).toMatchObject([
      { level: "error", message: "An unexpected error.", path: "projects.list" },
      { level: "info", message: "Request.", work: "GET /api/trpc/projects.list", status: 500 },
    ]);
    await expect
      .poll(() => reported(error.data.requestId))
      .toMatchObject([
        { transaction: "GET /api/trpc/projects.list", release: "1.9.06", extra: { path: "projects.list" } },
      ]);
  });

  it("leaves no token in the log", async () => {
    const person = await aPerson();
    const lines = logged();
    const secret = "ab12".repeat(16);
    for (const path of [`/review/${secret}`, `/media/attempt/${secret}/0`, `/media/file/x?sig=${secret}`])
      await ask(path);
    await ask("/api/trpc/projects.list", {
      headers: { authorization: `Bearer ${person.token}`, "x-user-id": "other" },
    });
    expect(lines().length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(lines())).not.toContain(secret);
    expect(JSON.stringify(lines())).not.toContain(person.token);
  });
});

describe("live events", () => {
  it("are sent to the open pages of one user only", async () => {
    const person = await aPerson();
    const page = await anOpenPage(person.token);
    expect(page.answer.status).toBe(101);
    expect(page.answer.headers.get("sec-websocket-protocol")).toBe("vignette");
    const { env } = await import("cloudflare:workers");
    const { livePush } = await import("../../src/adapters/live-push.ts");
    const push = livePush((env as unknown as { LIVE: never }).LIVE);
    await push("another-user", { type: "metrics", projectId: "p2" });
    await push(person.uid, { type: "metrics", projectId: "p1" });
    await expect.poll(() => page.heard).toEqual([{ type: "metrics", projectId: "p1" }]);
    page.close();
    // It asked for its data before the event, and its channel opened after it.
    const late = await anOpenPage(person.token);
    await expect.poll(() => late.heard).toEqual([{ type: "metrics", projectId: "p1" }]);
    late.close();
  });

  it("require a WebSocket", async () => {
    expect((await ask("/live")).status).toBe(426);
  });
});
