import { VIEW_AS_FOR } from "@vignette/domain/admin";
import { expect, it } from "vitest";
import { viewGrants } from "./view-grants.ts";

const clock = { now: 1_000 };
const grants = viewGrants({ current: btoa("k".repeat(32)), old: null }, () => clock.now);
const others = viewGrants({ current: btoa("x".repeat(32)), old: null }, () => clock.now);

it("a grant names the account for its admin alone, until it expires", async () => {
  const grant = await grants.grant("ada", "mara");
  expect(await grants.uidOf(grant, "ada")).toBe("mara");
  expect(await grants.uidOf(grant, "eve")).toBeNull();
  expect(await others.uidOf(grant, "ada")).toBeNull();
  clock.now += VIEW_AS_FOR;
  expect(await grants.uidOf(grant, "ada")).toBeNull();
});

it.each(["", "mara", "mara.9999999999999", "mara.9999999999999.AAAA", "..", "mara.Infinity.x"])(
  "%j is no grant",
  async (grant) => expect(await grants.uidOf(grant, "ada")).toBeNull(),
);
