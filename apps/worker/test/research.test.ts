import { describe, expect, it } from "vitest";
import { aProduct, brief } from "./a-product.ts";
import { aPerson, call } from "./support.ts";

describe("products", () => {
  it("are written down, changed and removed; a change names what changed and keeps the rest", async () => {
    const person = await aPerson();
    const { projectId, productId } = await aProduct(person);
    const changed = { ...brief, price: "", proof: [], brand: null };
    const saved = await call(person, "research", "save", { id: productId, projectId, brief: changed });
    expect(saved).toMatchObject({ status: 200, value: { id: productId, brief: changed } });
    const [listed] = (await call(person, "research", "list", { projectId })).value;
    expect(listed).toEqual(saved.value);
    await call(person, "research", "remove", { id: productId });
    expect((await call(person, "research", "list", { projectId })).value).toEqual([]);
  });

  it("of somebody else are missing, and nothing is put into their projects", async () => {
    const { projectId, productId } = await aProduct(await aPerson());
    const other = await aPerson();
    const answers = [
      call(other, "research", "save", { id: productId, projectId, brief }),
      call(other, "research", "save", { id: null, projectId, brief }),
      call(other, "research", "remove", { id: productId }),
    ];
    expect((await Promise.all(answers)).map((it) => it.status)).toEqual([404, 404, 404]);
  });

  it.each([
    ["a brief without a name", { name: " " }, "brief.name"],
    ["an address that is none", { url: "javascript:alert(1)" }, "brief.url"],
    ["a colour that is none", { brand: { bg: "red", accent: "#000000" } }, "brief.brand.bg"],
    ["a claim without its source", { proof: [{ claim: "It works" }] }, "brief.proof.0.source"],
    ["a lone surrogate", { audience: "\ud800" }, "brief.audience"],
    ["too long a description", { description: "x".repeat(601) }, "brief.description"],
  ])("are refused with %s, and the field is named", async (_case, change, field) => {
    const answer = await call(await aPerson(), "research", "save", {
      id: null,
      projectId: "p1",
      brief: { ...brief, ...change },
    });
    expect(answer).toMatchObject({ status: 400, error: { data: { field } } });
  });
});
