import type { PageCursor } from "@vignette/domain/admin";
import type { StoredError } from "@vignette/domain/operations";
import { type PageOf, pageOf } from "../page-of.ts";
import type { AdminStore } from "../store.ts";

type Store = Pick<AdminStore, "errors" | "errorRequests">;
export type ErrorRow = StoredError & { fingerprint: string };

/** A reference as `crypto.randomUUID` writes it. */
const REFERENCE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Unexpected errors, the latest first; or the one that the request with the reference `search` met. */
export async function listErrors(store: Store, search: string, cursor: PageCursor | null): Promise<PageOf<ErrorRow>> {
  if (search !== "") return { rows: await errorOf(store, search.toLowerCase()), next: null };
  const { rows, next } = await pageOf(store.errors, { orderBy: ["lastAt", "desc"] }, (it) => it.lastAt, cursor);
  return { rows: rows.map(({ id, value }) => ({ ...value, fingerprint: id })), next };
}

async function errorOf({ errors, errorRequests }: Store, reference: string): Promise<ErrorRow[]> {
  const request = REFERENCE.test(reference) ? await errorRequests.get(reference) : null;
  const found = request && (await errors.get(request.value.fingerprint));
  return found ? [{ ...found.value, fingerprint: found.id, requestId: reference }] : [];
}
