import { describe, expect, it } from "vitest";
import { planDraft, planEdit } from "./plan-draft.ts";

const plan = {
  name: "Growth",
  price: 49,
  order: 2,
  featured: true,
  active: true,
  limits: { videos: 60, images: -1, storage: 1024 ** 3 + 1 },
};
const draft = planDraft(plan);

describe("the form of a plan", () => {
  it("returns the stored plan unchanged; an absent limit is 0, which sets none", () => {
    expect(planEdit("growth", draft).value).toEqual({
      ...plan,
      id: "growth",
      limits: { ...plan.limits, projects: 0, socialAccounts: 0, credits: 0 },
    });
  });

  it.each([
    [{ price: "" }, "price"],
    [{ price: "12,50" }, "price"],
    [{ price: "1e3" }, "price"],
    [{ order: "1.5" }, "order"],
    [{ name: "  " }, "name"],
    [{ limits: { ...draft.limits, videos: "many" } }, "limits videos"],
    [{ credits: "1.5" }, "limits credits"],
    [{ storage: "-2" }, "limits storage"],
  ])("names the wrong field of %j", (typed, field) => {
    expect(planEdit("growth", { ...draft, ...typed }).error).toContain(`${field}:`);
  });

  it.each([
    ["0.5", 1024 ** 3 / 2],
    ["-1", -1],
  ])("reads %s GB of storage as %i bytes", (storage, bytes) => {
    expect(planEdit("growth", { ...draft, storage }).value?.limits.storage).toBe(bytes);
  });

  it("keeps the free plan free", () => {
    expect(planEdit("default", draft).error).toBe("The free plan must be free.");
  });
});
