import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { tokenSeal } from "./token-seal.ts";

const seal = tokenSeal(btoa("a test key of thirty-two bytes!!"));
const tokens = {
  accessToken: "act.secret",
  accessExpiresAt: instant(2),
  refreshToken: "rft.secret",
  refreshExpiresAt: null,
  issuedAt: instant(1),
};

describe("a sealed token", () => {
  it("opens for the account that it was sealed for, and reveals nothing before", async () => {
    const sealed = await seal.seal("a1", tokens);
    expect(sealed).not.toContain("secret");
    expect(await seal.unseal("a1", sealed)).toEqual(tokens);
  });

  it("is different each time", async () => {
    expect(await seal.seal("a1", tokens)).not.toBe(await seal.seal("a1", tokens));
  });

  it("does not open for another account, with another key, or after a change", async () => {
    const sealed = await seal.seal("a1", tokens);
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith("A=") ? "B=" : "A="}`;
    const other = tokenSeal(btoa("another key of thirty-two bytes!"));
    await expect(seal.unseal("a2", sealed)).rejects.toThrow();
    await expect(other.unseal("a1", sealed)).rejects.toThrow();
    await expect(seal.unseal("a1", changed)).rejects.toThrow();
  });
});
