import { Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { firestoreCallers, refuseClient } from "./access.ts";
import type { FirestoreRequest } from "./endpoints/call.ts";
import { endpointOf, isArrayEndpoint } from "./endpoints/route.ts";
import { declaredIndexes } from "./query/declared-indexes.ts";
import { type IndexPlan, indexPlan } from "./query/index-plan.ts";
import { documentStore } from "./storage/document-store.ts";
import { databaseName } from "./wire/resource-name.ts";
import { WireError } from "./wire/wire-error.ts";

/** The product's own project: has its rules, and needs an index where production needs one. */
const PRODUCT = "vignette-local";
const INDEXES = new URL("../../../../../firestore.indexes.json", import.meta.url);
/** Bytes of a request. Source: docs/platforms/firestore.md#limits. */
const LARGEST_REQUEST = 10 * 1024 * 1024;

/** Firestore's REST API, version 1. */
export function firestoreHost(deps: HostDeps): Host {
  const callerOf = firestoreCallers(deps);
  const store = documentStore(deps);
  const plan = indexPlan(declaredIndexes(INDEXES), PRODUCT);
  const app = new Hono();

  app.delete("/emulator/v1/projects/:project/databases/:database/documents", (c) => {
    const { project, database } = c.req.param();
    if (project === PRODUCT) return c.json(new WireError("PERMISSION_DENIED", `${PRODUCT} is not cleared.`).body, 403);
    store.clear(databaseName(project, database));
    return c.json({});
  });

  app.all("/v1/*", async (c) => {
    const url = new URL(c.req.url);
    try {
      const endpoint = endpointOf(c.req.method, url.pathname);
      if (!endpoint) return c.text("Not Found", 404);
      const caller = await callerOf(c.req.header("authorization"));
      const indexes: IndexPlan | null = endpoint.project === PRODUCT ? plan : null;
      const body = await bodyOf(c.req.raw);
      // The data of other projects is open to clients, as in Google's emulator without rules.
      if (caller === "client" && endpoint.project === PRODUCT) refuseClient(endpoint.verb, body);
      const call: FirestoreRequest = { ...endpoint.target, params: url.searchParams, store, body, indexes };
      return c.json(endpoint.answer(call));
    } catch (error) {
      const refusal = error instanceof WireError ? error : unexpected(error);
      return c.json(isArrayEndpoint(url.pathname) ? [refusal.body] : refusal.body, refusal.http);
    }
  });

  return { names: ["firestore.googleapis.com"], app };
}

/** The body as JSON. A bare number too large for a double keeps its digits, since integers have 64 bits. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === "") return {};
  if (Buffer.byteLength(text) > LARGEST_REQUEST) {
    throw new WireError("INVALID_ARGUMENT", `Request payload size exceeds the limit: ${LARGEST_REQUEST} bytes.`);
  }
  try {
    return JSON.parse(text.replace(/("integer_?[vV]alue"\s*:\s*)(-?\d{16,})/g, '$1"$2"'));
  } catch {
    throw new WireError("INVALID_ARGUMENT", "Invalid JSON payload received. Unable to parse.");
  }
}

function unexpected(error: unknown): WireError {
  console.error(error);
  return new WireError("INTERNAL", "Internal error encountered.");
}
