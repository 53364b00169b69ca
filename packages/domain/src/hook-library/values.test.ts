import { describe, expect, it } from "vitest";
import { type Brief, emptyBrief, newClaim } from "../research/index.ts";
import { fillHook, hookLine } from "./fill.ts";
import { hookFilling, hookValues } from "./values.ts";

const aBrief = (part: Partial<Brief>): Brief => ({
  ...emptyBrief,
  name: "Slow-burn candle",
  description: "A candle.",
  audience: "people",
  ...part,
});

describe("hookValues", () => {
  it("fits a phrase into the middle of a sentence", () => {
    const values = hookValues(aBrief({ pain: "Headaches from scented candles." }));
    expect(hookLine(fillHook("Stop fixing [pain] the hard way", values))).toBe(
      "Stop fixing headaches from scented candles the hard way",
    );
  });

  it.each([
    ["an abbreviation", "GDPR letters", "en"],
    ["a German noun", "Kopfschmerzen", "de"],
  ])("keeps the capital of %s", (_, pain, language) => {
    expect(hookValues(aBrief({ pain, language })).pain).toBe(pain);
  });

  it.each([
    ["Slow-burn candle", "the Slow-burn candle"],
    ["Tern 2 running shoe", "the Tern 2 running shoe"],
    ["Dew Drop night serum", "the Dew Drop night serum"],
    ["Kiln House Blend", "Kiln House Blend"],
    ["Paidly invoicing", "Paidly invoicing"],
    ["Pact", "Pact"],
  ])("calls %s %s inside a sentence", (name, product) => expect(hookValues(aBrief({ name })).product).toBe(product));

  it("leaves a number open, because none may be invented", () => {
    expect(hookLine(fillHook("Lost [number] hours to [pain]", hookValues(aBrief({}))))).toBe(
      "Lost [number] hours to [pain]",
    );
  });

  it("leaves a placeholder open whose claim was struck, unless there is another one", () => {
    const struck = aBrief({ pain: "smoke", price: "€24", struck: ["pain", "price"] });
    expect(hookValues(struck)).toMatchObject({ pain: "", price: "" });
    expect(hookValues({ ...struck, pains: [newClaim("soot")] }).pain).toBe("soot");
  });

  it("takes typed values for what no brief holds, and the brief for the rest", () => {
    const values = hookValues(aBrief({ pain: "soot" }), { number: "3", pain: "noise" });
    expect(hookLine(fillHook("[number] days of [pain]", values))).toBe("3 days of soot");
  });

  it.each([
    ["$12 a month", true],
    ["$140", true],
    ["19 €", true],
    ["12 € im Monat", true],
    ["R$ 1.249,90", true],
    ["£95 per metre", true],
    ["4,800円", true],
    ["€24 (220 g)", false],
    ["Free", false],
    ["$0", false],
    ["On request", false],
    ["from $9", false],
    ["starting at $20", false],
    ["$9 to $49", false],
    ["Free trial, then $9", false],
    ["9", false],
  ])("lets the price %s stand in a sentence: %s", (price, stands) => {
    expect(hookFilling(aBrief({ price })).loose.includes("price")).toBe(!stands);
  });
});
