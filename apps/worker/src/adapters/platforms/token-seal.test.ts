import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { SealUnreadable, tokenSeal } from "./token-seal.ts";

const FIRST = btoa("a test key of thirty-two bytes!!");
const SECOND = btoa("another key of thirty-two bytes!");
const THIRD = btoa("the third key: thirty-two bytes!");

const seal = tokenSeal({ current: FIRST, old: null });
const rotated = tokenSeal({ current: SECOND, old: FIRST });
const tokens = {
  accessToken: "act.secret",
  accessExpiresAt: instant(2),
  refreshToken: "rft.secret",
  refreshExpiresAt: null,
  issuedAt: instant(1),
};
/** Sealed with FIRST for the account a1, before keys had ids. */
const BEFORE_IDS =
  "v1.4by5+3SX3DEwMDxQ.AXjP87gNMtL2dgAe0OMGWjsPKrJF4okZKPMQ3TyhGE+AA2pqPpRGPq1tr4GjhxHwjZYtaHYSR6PRmhsoeoBJCrVFNRcGzm1YhAqsfItcT5uDhSTuOvq8hPngyOGX4pwMBlr1QwjiJ1epDTB3AcEZu6azwLc8hIZ4IrJZhbR9UYWN";

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
    const other = tokenSeal({ current: SECOND, old: null });
    await expect(seal.unseal("a2", sealed)).rejects.toThrow(SealUnreadable);
    await expect(other.unseal("a1", sealed)).rejects.toThrow(SealUnreadable);
    await expect(seal.unseal("a1", changed)).rejects.toThrow(SealUnreadable);
  });

  it.each(["", "v1", "v2.abc", "v3.a.b.c", "v2.@.@.@", "nothing of ours"])(
    "that is damaged is unreadable, not an accident: %j",
    async (text) => {
      await expect(rotated.unseal("a1", text)).rejects.toThrow(SealUnreadable);
      expect(await rotated.isCurrent(text)).toBe(false);
    },
  );
});

describe("after a rotation of the key", () => {
  it("an older seal opens with the old key, and a new one is made with the new key", async () => {
    const sealed = await seal.seal("a1", tokens);
    expect(await rotated.unseal("a1", sealed)).toEqual(tokens);
    expect([await seal.isCurrent(sealed), await rotated.isCurrent(sealed)]).toEqual([true, false]);

    const anew = await rotated.seal("a1", tokens);
    expect(await rotated.isCurrent(anew)).toBe(true);
    expect(await tokenSeal({ current: SECOND, old: null }).unseal("a1", anew)).toEqual(tokens);
  });

  it("a seal from before keys had ids opens with either key", async () => {
    expect(await seal.unseal("a1", BEFORE_IDS)).toEqual(tokens);
    expect(await rotated.unseal("a1", BEFORE_IDS)).toEqual(tokens);
    expect(await seal.isCurrent(BEFORE_IDS)).toBe(false);
  });

  it("a seal of the key before the old one does not open", async () => {
    const twice = tokenSeal({ current: THIRD, old: SECOND });
    await expect(twice.unseal("a1", await seal.seal("a1", tokens))).rejects.toThrow(SealUnreadable);
  });
});
