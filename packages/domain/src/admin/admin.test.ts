import { describe, expect, it } from "vitest";
import { changeInWords, nextStatuses, PlanEdit, refusePlanEdit, refuseTicketMove } from "./index.ts";

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
  it("goes from new to open to closed, and back to open when somebody answers", () => {
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
