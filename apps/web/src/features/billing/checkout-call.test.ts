import { describe, expect, it } from "vitest";
import { checkoutAnswer } from "./checkout-call.ts";

const DEFAULT_TEXT = "Something went wrong during checkout, please contact support";

describe("spec §7 the answer of the checkout call", () => {
  it("leads to the payment page", () => {
    expect(checkoutAnswer({ url: "https://checkout.stripe.com/c/pay/1" })).toEqual({
      url: "https://checkout.stripe.com/c/pay/1",
    });
  });

  it("shows the error in the answer", () => {
    expect(checkoutAnswer({ error: "The free plan needs no checkout." })).toEqual({
      message: "The free plan needs no checkout.",
      again: false,
    });
  });

  it.each([null, {}, { error: "" }, { error: 7 }, { url: "javascript:alert(1)" }, "<html>"])(
    "shows the default text for %j",
    (body) => {
      expect(checkoutAnswer(body)).toEqual({ message: DEFAULT_TEXT, again: false });
    },
  );
});
