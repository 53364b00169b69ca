import { noSuch, StripeError } from "../stripe-error.ts";

/** The parameters that every list takes. Source: docs/platforms/stripe.md#lists. */
export const pageParameters = ["limit", "starting_after", "ending_before", "expand[]"] as const;

export type StripeList = { object: "list"; url: string; has_more: boolean; data: readonly { id: string }[] };

/**
 * One page of a list whose objects come newest first. Without `limit` it has ten. Source:
 * docs/platforms/stripe.md#lists.
 */
export function listPage(
  url: string,
  all: readonly { id: string; object: string }[],
  query: URLSearchParams,
): StripeList {
  const limit = limitOf(query);
  const after = query.get("starting_after");
  const before = query.get("ending_before");
  if (before !== null) {
    const rest = all.slice(0, placeOf(all, before, "ending_before"));
    return { object: "list", url, has_more: rest.length > limit, data: rest.slice(-limit) };
  }
  const rest = after === null ? all : all.slice(placeOf(all, after, "starting_after") + 1);
  return { object: "list", url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}

/** The number of objects asked for: 10 by default, 1 to 100. */
export function limitOf(query: URLSearchParams): number {
  const text = query.get("limit") ?? "10";
  const refuse = (message: string) =>
    new StripeError(400, message, { code: "parameter_invalid_integer", param: "limit" });
  if (!/^-?\d+$/.test(text)) throw refuse(`Invalid integer: ${text}`);
  const limit = Number(text);
  if (limit < 1) throw refuse("This value must be greater than or equal to 1.");
  if (limit > 100) throw refuse(`This value must be less than or equal to 100 (it currently is '${limit}').`);
  return limit;
}

function placeOf(all: readonly { id: string; object: string }[], id: string, param: string): number {
  const place = all.findIndex((it) => it.id === id);
  if (place === -1) throw noSuch(all[0]?.object ?? "object", id, param, 400);
  return place;
}
