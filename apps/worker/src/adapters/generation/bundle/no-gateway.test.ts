import * as real from "@ai-sdk/gateway";
import { describe, expect, it } from "vitest";
import * as standIn from "./no-gateway.ts";

// A check that is missing throws where the AI SDK handles a provider's error: the answer then never ends.
describe("what stands for the gateway in the upload", () => {
  it("answers for every error that it is not the gateway's, as the real one does", () => {
    for (const { GatewayError, GatewayAuthenticationError } of [standIn, real]) {
      expect(GatewayError.isInstance(new Error("429"))).toBe(false);
      expect(GatewayAuthenticationError.isInstance(new Error("429"))).toBe(false);
    }
  });
});
