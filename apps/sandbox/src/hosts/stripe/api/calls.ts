import type { Context, Hono } from "hono";
import type { HostDeps } from "../../../host.ts";
import type { Stripe } from "../stripe.ts";
import { noSuch } from "../stripe-error.ts";
import { expanded } from "./expand.ts";
import { type FormBody, formBody } from "./form-body.ts";
import { idempotency } from "./idempotency.ts";
import { listPage, pageParameters } from "./list-page.ts";
import { refuseUnknown } from "./parameters.ts";

/** How one resource's calls are declared: what they take, and what they answer. */
export type Calls = {
  get: (path: string, known: readonly string[], answer: (c: Context, query: URLSearchParams) => object) => void;
  list: (path: string, known: readonly string[], all: (query: URLSearchParams) => readonly ListedObject[]) => void;
  post: (path: string, known: readonly string[], work: (body: FormBody, c: Context) => object) => void;
  delete: (path: string, known: readonly string[], work: (c: Context) => object) => void;
};
type ListedObject = { id: string; object: string };

/** Mounts calls on an app: unknown parameters are refused, and objects expanded, for all of them alike. */
export function callsOf(app: Hono, deps: HostDeps, { objects, payments }: Stripe): Calls {
  const once = idempotency(deps.db);
  const included = (object: { id: string; object?: string }, field: string) =>
    object.object === "invoice" && field === "payments"
      ? listPage(`/v1/invoice_payments?invoice=${object.id}`, payments.paymentsOf(object.id), new URLSearchParams())
      : null;
  const answered = (answer: object, params: URLSearchParams) =>
    withoutOurs(
      expanded(
        answer,
        [...params].flatMap(([name, value]) => (/^expand\[\d*\]$/.test(name) ? [value] : [])),
        objects,
        included,
      ),
    );
  const queryOf = (c: Context, known: readonly string[]) => {
    const query = new URL(c.req.url).searchParams;
    refuseUnknown(query.keys(), [...known, "expand[]"]);
    return query;
  };

  return {
    get(path, known, answer) {
      app.get(path, (c) => {
        const query = queryOf(c, known);
        return c.json(answered(answer(c, query), query));
      });
    },
    list(path, known, all) {
      this.get(path, [...known, ...pageParameters], (_c, query) => listPage(path, all(query), query));
    },
    post(path, known, work) {
      app.post(path, async (c) => {
        const text = await c.req.text();
        return await once(c.req.header("idempotency-key"), `${c.req.path}?${text}`, async () => {
          const body = formBody(text);
          refuseUnknown(body.names(), [...known, "expand[]"]);
          return { status: 200, body: JSON.stringify(answered(work(body, c), new URLSearchParams(text))) };
        });
      });
    },
    delete(path, known, work) {
      app.delete(path, async (c) => {
        const query = queryOf(c, known);
        refuseUnknown(formBody(await c.req.text()).names(), [...known, "expand[]"]);
        return c.json(answered(work(c), query));
      });
    },
  };
}

/** The id in a call's path. */
export const idOf = (c: Context): string => c.req.param("id") ?? "";

/** The object, or Stripe's 404. */
export function found<T>(object: T | null, kind: string, id: string): T {
  if (object === null) throw noSuch(kind, id);
  return object;
}

/** Whether a filter is absent or names this value. */
export const matches = (filter: string | null, value: string | null): boolean => filter === null || filter === value;

/** Without what only the sandbox's pages need, at any depth. */
function withoutOurs<T>(answer: T): T {
  return JSON.parse(JSON.stringify(answer, (key, value) => (key === "sandbox" ? undefined : value)));
}
