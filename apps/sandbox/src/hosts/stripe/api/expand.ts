import { StripeError } from "../stripe-error.ts";
import type { StripeObjects } from "../stripe-objects.ts";

type Kind = Parameters<StripeObjects["get"]>[0];
type Fields = Record<string, unknown>;

/** The fields that name another object by its id. */
const references: Record<string, Record<string, Kind>> = {
  "checkout.session": { customer: "customer", subscription: "subscription" },
  subscription: { customer: "customer", latest_invoice: "invoice" },
  invoice: { customer: "customer" },
  invoice_payment: { invoice: "invoice" },
  refund: { payment_intent: "payment_intent" },
  payment_intent: { customer: "customer" },
};

/** The fields that are only sent on request. */
export type Includable = (object: { id: string }, field: string) => object | null;

/**
 * Replaces ids by the objects that `expand[]` names: `latest_invoice`, in lists `data.latest_invoice`, at most four levels
 * deep. Source: docs/platforms/stripe.md#lists.
 */
export function expanded(
  answer: object,
  paths: readonly string[],
  objects: StripeObjects,
  included: Includable,
): object {
  return paths.reduce<object>((before, path) => {
    if (path.split(".").length > 4) throw cannotExpand(path);
    return along(before as Fields, path.split("."), path, { objects, included });
  }, answer);
}

type Sources = { objects: StripeObjects; included: Includable };

function along(object: Fields, [field = "", ...rest]: readonly string[], path: string, sources: Sources): Fields {
  const into = (value: object) => (rest.length === 0 ? value : along(value as Fields, rest, path, sources));
  if (object.object === "list" && field === "data" && Array.isArray(object.data)) {
    if (rest.length === 0) throw cannotExpand(path);
    return { ...object, data: object.data.map((it: object) => into(it)) };
  }
  const value = object[field];
  if (typeof value === "object" && value !== null && rest.length > 0) return { ...object, [field]: into(value) };
  const kind = references[String(object.object)]?.[field];
  if (kind !== undefined) {
    const found = typeof value === "string" ? sources.objects.get(kind, value) : null;
    return found ? { ...object, [field]: into(found) } : object;
  }
  const included = sources.included(object as { id: string }, field);
  if (included === null) throw cannotExpand(path);
  return { ...object, [field]: into(included) };
}

const cannotExpand = (path: string) =>
  new StripeError(400, `This property cannot be expanded (${path}).`, { param: "expand" });
