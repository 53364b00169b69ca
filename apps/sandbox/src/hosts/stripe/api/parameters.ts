import { StripeError } from "../stripe-error.ts";

/**
 * Refuses parameters that the call does not take. Names are as on the wire, with `[]` for an index and a trailing `[*]`
 * for any key: `line_items[][price]`, `metadata[*]`. What the sandbox does not simulate is not in a call's list, and is
 * refused as well. Source: docs/platforms/stripe.md#errors.
 */
export function refuseUnknown(names: Iterable<string>, known: readonly string[]): void {
  const unknown = [...new Set(names)].filter((name) => !isKnown(name, known));
  if (unknown.length === 0) return;
  const [first] = unknown;
  const message = `Received unknown parameter${unknown.length === 1 ? "" : "s"}: ${unknown.join(", ")}`;
  throw new StripeError(400, message, { code: "parameter_unknown", param: first });
}

function isKnown(name: string, known: readonly string[]): boolean {
  const shape = name.replaceAll(/\[\d*\]/g, "[]");
  return known.some((it) =>
    it.endsWith("[*]")
      ? shape.startsWith(it.slice(0, -2)) && /^[^[\]]*\]$/.test(shape.slice(it.length - 2))
      : it === shape,
  );
}
