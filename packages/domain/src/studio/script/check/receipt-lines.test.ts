import { expect, it } from "vitest";
import { complaintsIn, countedOnly, withSum } from "./receipt-lines.ts";

it("a complaint of the brief is no item of a receipt", () => {
  const brief = { pain: "skin that feels tight by noon", pains: ["perfume in everything"] };
  const body = "Perfume in everything: included\nRefill pouch: $24\nSkin that feels tight: again\nTotal: $32";
  expect(complaintsIn(body, brief)).toEqual(["Perfume in everything: included", "Skin that feels tight: again"]);
});

it("the sum of a receipt is the price", () => {
  expect(withSum("Ingredients: 7\nTotal: calm skin", "$32")).toBe("Ingredients: 7\nTotal: $32");
  expect(withSum("Ingredients: 7\nTotal: $32", "$30")).toBe("Ingredients: 7\nTotal: $32");
  expect(withSum("Ingredients: 7\nTotal: calm skin", null)).toBe("Ingredients: 7\nTotal: calm skin");
});

it("a line of a receipt that counts nothing is left out, where enough others are left", () => {
  const body = "Zettelfrei: 1\nServer: in Frankfurt\nPapierkram: null\nOnly reclaimed brick\nSumme: Feierabend";
  expect(countedOnly(body)).toBe("Zettelfrei: 1\nPapierkram: null\nSumme: Feierabend");
  const plain = "Zettelfrei: 1\nServer: in Frankfurt\nSumme: Feierabend";
  expect(countedOnly(plain)).toBe(plain);
});
