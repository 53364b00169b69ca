import { Refusal } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { outboundFetch } from "./outbound-fetch.ts";

describe("a call to a host that the sandbox does not know", () => {
  it("is reported with the host's name", async () => {
    const call = outboundFetch((input, init) => fetch(input, init));
    const failure = await call("https://unknown.example.com/path").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Refusal);
    expect(failure).toMatchObject({ kind: "unavailable", code: "outbound.unknown-host" });
    expect(String(failure)).toContain("unknown.example.com");
  });
});
