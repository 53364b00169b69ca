import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { tiktok } from "../tiktok/tiktok.ts";
import { instagram } from "./instagram.ts";

type Sent = { path: string; body: Record<string, unknown> };

const bodyOf = (init?: RequestInit) => (init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {});

describe("the first comment, on the wire", () => {
  const comment = { accessToken: "t", platformPostId: "7", username: "acme", text: "Which?", sentAt: instant(90_000) };
  const over = (answer: unknown, status = 200) => {
    const sent: Sent[] = [];
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      sent.push({ path: new URL(String(input)).pathname, body: bodyOf(init) });
      return typeof answer === "string" ? new Response(answer, { status }) : Response.json(answer, { status });
    };
    const app = { now: () => instant(0), clientId: "k", clientSecret: "s", redirectUri: "https://v.test" };
    return { sent, comments: instagram({ ...app, fetch: fetch as typeof globalThis.fetch }).comments };
  };
  const no = (code: number, status = 400, message = "No") => [{ error: { code, message } }, status] as const;

  it("is a request for the post", async () => {
    const { sent, comments } = over({ id: "9" });
    expect(await comments?.write(comment)).toEqual({ type: "posted", id: "9" });
    expect(sent).toEqual([{ path: "/v25.0/7/comments", body: { message: "Which?" } }]);
  });

  it.each([
    ["a server error", ["<html>", 502] as const, "lost"],
    ["an error of Instagram's own", no(-1, 500), "lost"],
    ["a success without an id", [{}, 200] as const, "lost"],
    ["too many calls", no(4), "unreachable"],
    ["an expired token", no(190), "unreachable"],
    ["a missing permission", no(10, 403), "refused"],
    ["a comment that is not allowed", no(100), "refused"],
  ])("treats %s as %s", async (_, [answer, status], type) => {
    expect((await over(answer, status).comments?.write(comment))?.type).toBe(type);
  });

  it.each([
    ["ours", { username: "acme", text: "Which?", timestamp: "1970-01-01T00:01:31+0000" }, "found"],
    ["another user's", { username: "ana", text: "Which?", timestamp: "1970-01-01T00:01:31+0000" }, "absent"],
    ["other words", { username: "acme", text: "What?", timestamp: "1970-01-01T00:01:31+0000" }, "absent"],
    ["one from long before", { username: "acme", text: "Which?", timestamp: "1969-12-31T00:00:00+0000" }, "absent"],
  ])("is looked up, and %s is %s", async (_, found, type) => {
    expect((await over({ data: [{ id: "9", ...found }] }).comments?.find(comment))?.type).toBe(type);
  });

  it("is not supported for TikTok", () => {
    const app = { fetch, now: () => instant(0), clientKey: "k", clientSecret: "s", redirectUri: "https://v.test" };
    expect(tiktok(app).comments).toBeNull();
  });
});
