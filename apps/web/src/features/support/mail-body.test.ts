import { describe, expect, it } from "vitest";
import { mailBody } from "./mail-body.ts";

const context = { page: "/create", version: "v1.9.06", requestId: "r1" };

describe("spec §4 Support dialogs, the fallback: an email with the details", () => {
  it.each([
    [" It broke. ", null, 0, "It broke."],
    ["It broke.", context, 0, "It broke.\n\nPage: /create\nVersion: v1.9.06\nRequest: r1"],
    ["It broke.", { ...context, requestId: null }, 0, "It broke.\n\nPage: /create\nVersion: v1.9.06\nRequest: none"],
    ["It broke.", null, 1, "It broke.\n\n(Please attach your image to this email.)"],
    ["It broke.", null, 3, "It broke.\n\n(Please attach your 3 images to this email.)"],
  ])("%j", (description, facts, images, body) => {
    expect(mailBody(description, facts, images)).toBe(body);
  });
});
