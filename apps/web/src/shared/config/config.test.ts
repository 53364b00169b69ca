import { describe, expect, it } from "vitest";
import { browserUrl } from "./config.ts";

describe("browserUrl", () => {
  it("returns the same address without a sandbox", () => {
    expect(browserUrl("https://accounts.google.com/o/oauth2/v2/auth?a=1", null)).toBe(
      "https://accounts.google.com/o/oauth2/v2/auth?a=1",
    );
  });

  it("puts the host behind the sandbox's origin and keeps the query", () => {
    expect(browserUrl("https://www.tiktok.com/v2/auth/authorize/?scope=a%2Cb", "http://localhost:8788")).toBe(
      "http://localhost:8788/www.tiktok.com/v2/auth/authorize/?scope=a%2Cb",
    );
  });
});
