import { describe, expect, it } from "vitest";
import { GatewayAuthenticationError, GatewayError } from "./no-gateway.ts";

// A check that is missing throws where the AI SDK handles a provider's error: the answer then never ends.
describe("what stands for the gateway in the upload", () => {
  it("answers for every error that it is not the gateway's", () => {
    expect(GatewayError.isInstance(new Error("429"))).toBe(false);
    expect(GatewayAuthenticationError.isInstance(new Error("429"))).toBe(false);
  });
});
