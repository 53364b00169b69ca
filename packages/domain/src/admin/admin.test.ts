import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import {
  CountryChange,
  changeInWords,
  nextStatuses,
  PlanEdit,
  refuseCountryChange,
  refuseGrant,
  refusePlanEdit,
  refuseRightsChange,
  refuseTicketMove,
} from "./index.ts";

const limits = { videos: 60, images: 200, projects: 10, socialAccounts: -1 };
const edit = { id: "growth", name: "Growth", price: 49, order: 2, featured: true, active: true, limits };

describe("a change of a plan (spec §3, Plan)", () => {
  it.each([
    [{ price: 49.99 }, true],
    [{ price: 49.999 }, false],
    [{ price: 19.1 }, true],
    [{ price: -1 }, false],
    [{ price: "49" }, false],
    [{ price: Number.POSITIVE_INFINITY }, false],
    [{ name: "" }, false],
    [{ name: "a\nb" }, false],
    [{ order: 1.5 }, false],
    [{ active: "true" }, false],
    [{ id: "../config" }, false],
    [{ limits: { ...limits, videos: -2 } }, false],
    [{ limits: { ...limits, videos: 0 } }, true],
    [{ limits: { videos: 1 } }, false],
  ])("with %j is taken: %s", (fields, taken) => {
    expect(PlanEdit.safeParse({ ...edit, ...fields }).success).toBe(taken);
  });

  it("leaves the free plan free and active", () => {
    expect(refusePlanEdit({ ...edit, id: "default" })?.field).toBe("price");
    expect(refusePlanEdit({ ...edit, id: "default", price: 0, active: false })?.field).toBe("active");
    expect(refusePlanEdit({ ...edit, id: "default", price: 0 })).toBeNull();
    expect(refusePlanEdit({ ...edit, price: 0, active: false })).toBeNull();
  });
});

describe("the status of a ticket (spec §4)", () => {
  it("goes from new to open to closed, and back to open after an answer", () => {
    expect(refuseTicketMove("new", "open")).toBeNull();
    expect(refuseTicketMove("open", "closed")).toBeNull();
    expect(refuseTicketMove("closed", "open")).toBeNull();
  });

  it("never becomes new again, nor what it is already", () => {
    expect(refuseTicketMove("open", "new")?.kind).toBe("conflict");
    expect(refuseTicketMove("closed", "closed")?.kind).toBe("conflict");
    expect(nextStatuses("set by hand")).toEqual(["open"]);
  });
});

describe("an admin's rights (spec §6)", () => {
  it("are taken by another admin only", () => {
    expect(refuseRightsChange("ada", { uid: "ada", isAdmin: false })?.kind).toBe("conflict");
    expect(refuseRightsChange("ada", { uid: "mara", isAdmin: false })).toBeNull();
    expect(refuseRightsChange("ada", { uid: "ada", isAdmin: true })).toBeNull();
  });
});

describe("a plan that an admin gives (spec §3, Subscription)", () => {
  const bought = {
    ...{ id: "sub", itemId: "item", customerId: "cus", uid: "mara", planId: "growth", priceId: "price" },
    ...{ startedAt: instant(0), endsAt: null, invoiceId: null },
  };

  it.each([
    ["active", true],
    ["past_due", true],
    ["canceled", false],
    ["unpaid", false],
  ] as const)("takes the place of one whose payment is %s: refused is %s", (state, refused) => {
    expect(refuseGrant({ ...bought, state }) !== null).toBe(refused);
    expect(refuseGrant(null)).toBeNull();
  });
});

describe("a change of the supported countries (spec §6, Country restriction)", () => {
  it.each([
    ["BR", true],
    ["br", true],
    ["XX", false],
    ["ZZ", false],
    ["BRA", false],
  ])("takes the code %s: %s", (countryCode, taken) => {
    expect(CountryChange.safeParse({ countryCode, supported: true }).success).toBe(taken);
  });

  it("leaves at least one", () => {
    expect(refuseCountryChange(["DE"], { countryCode: "DE", supported: false })?.field).toBe("countryCode");
    expect(refuseCountryChange(["DE", "FR"], { countryCode: "DE", supported: false })).toBeNull();
    expect(refuseCountryChange(["DE"], { countryCode: "BR", supported: false })).toBeNull();
  });
});

describe("a change in words", () => {
  it("names what differs and nothing else", () => {
    const after = { name: "Grow", price: 49, limits: { ...limits, videos: 70 } };
    expect(changeInWords({ name: "Growth", price: 49, limits }, after)).toBe(
      "name: Growth → Grow, limits: images 200 projects 10 socialAccounts -1 videos 60 → images 200 projects 10 socialAccounts -1 videos 70",
    );
    expect(changeInWords({ limits: { a: 1, b: 2 } }, { limits: { b: 2, a: 1 } })).toBe("");
    expect(changeInWords({}, { status: "open" })).toBe("status: – → open");
  });
});
