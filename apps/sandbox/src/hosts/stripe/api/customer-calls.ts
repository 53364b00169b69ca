import type { HostDeps } from "../../../host.ts";
import { livingCustomer, livingCustomers, newCustomer } from "../customers.ts";
import type { Stripe } from "../stripe.ts";
import { type Calls, found, idOf, matches } from "./calls.ts";
import { limitOf } from "./list-page.ts";
import { searchQuery } from "./search-query.ts";

const fields = ["email", "name", "metadata[*]"] as const;

/** `/v1/customers`. Source: docs/platforms/stripe.md#customers. */
export function customerCalls(calls: Calls, { now }: HostDeps, { objects, subscriptions, webhooks }: Stripe): void {
  const path = "/v1/customers";
  calls.list(path, ["email"], (query) =>
    livingCustomers(objects).filter((it) => matches(query.get("email"), it.email)),
  );
  calls.get(`${path}/search`, ["query", "limit", "page"], (_c, query) =>
    searchResult(`${path}/search`, livingCustomers(objects), query),
  );
  calls.post(path, fields, (body) => {
    const customer = newCustomer(
      { email: body.get("email"), name: body.get("name"), metadata: body.fields("metadata") },
      now(),
    );
    objects.put(customer);
    webhooks.emit("customer.created", customer);
    return customer;
  });
  calls.get(`${path}/:id`, [], (c) => {
    const customer = found(objects.get("customer", idOf(c)), "customer", idOf(c));
    return customer.deleted ? gone(customer.id) : customer;
  });
  calls.delete(`${path}/:id`, [], (c) => {
    const customer = found(livingCustomer(objects, idOf(c)), "customer", idOf(c));
    for (const it of objects.all("subscription"))
      if (it.customer === customer.id && it.status !== "canceled") subscriptions.setStatus(it, "canceled");
    objects.put({ ...customer, email: null, name: null, metadata: {}, deleted: true });
    webhooks.emit("customer.deleted", customer);
    return gone(customer.id);
  });
  calls.post(`${path}/:id`, fields, (body, c) => {
    const before = found(livingCustomer(objects, idOf(c)), "customer", idOf(c));
    const email = body.get("email") ?? before.email;
    const name = body.get("name") ?? before.name;
    const customer = { ...before, email, name, metadata: { ...before.metadata, ...body.fields("metadata") } };
    objects.put(customer);
    webhooks.emit("customer.updated", customer);
    return customer;
  });
}

/** Source: docs/platforms/stripe.md#customers. */
const gone = (id: string) => ({ id, object: "customer", deleted: true }) as const;

/** What a search answers; the real one may lag behind by a minute. Source: docs/platforms/stripe.md#search. */
export function searchResult(
  url: string,
  all: readonly Parameters<ReturnType<typeof searchQuery>>[0][],
  query: URLSearchParams,
): object {
  const hits = all.filter(searchQuery(query.get("query")));
  const start = Number(query.get("page") ?? 0);
  const end = start + limitOf(query);
  const more = end < hits.length;
  return {
    object: "search_result",
    url,
    has_more: more,
    next_page: more ? String(end) : null,
    data: hits.slice(start, end),
  };
}
