import { inTurns } from "../in-turns.ts";
import { withPatience } from "./call.ts";
import { type Answer, expectedAnswer } from "./expected.ts";
import { type Cast, type Identity, identities } from "./identities.ts";
import type { Report, Worlds } from "./matrix.ts";
import type { Product } from "./product.ts";
import { type Asked, type RouteRow, routeRows } from "./rows/route-rows.ts";

const ROUTES_AT_ONCE = 4;
const statuses: Record<string, number> = { UNAUTHORIZED: 401, FORBIDDEN: 403, NOT_FOUND: 404 };

/** Every HTTP route but the procedures, called by these identities, and the socket, by all. */
export async function routeMatrix(
  app: Product,
  cast: Cast,
  worlds: Worlds,
  callers: readonly Identity[],
): Promise<Pick<Report, "cells" | "wrong">> {
  const routes = httpRoutes(app);
  const wrong = routes
    .filter((it) => routeRows[it] === undefined)
    .map((it) => `${it} has no row: who may call it? Add one to test/trust/rows/route-rows.ts.`);
  const rows = routes.flatMap((route) => {
    const row = routeRows[route];
    return row ? [{ route, row }] : [];
  });
  await inTurns(rows, ROUTES_AT_ONCE, async ({ route, row }) => {
    const own = await row.request(worlds.owner);
    const unverifieds = "costs" in row && row.costs ? await row.request(worlds.unverified) : own;
    for (const identity of callers) {
      const status = await statusOf(app, route, identity === "unverified" ? unverifieds : own, cast.headers[identity]);
      if (!isExpected(row, identity, status)) wrong.push(`${route} by ${identity}: the answer is ${status}`);
    }
  });
  wrong.push(...(await socketFaults(app, cast)));
  return { cells: rows.length * callers.length + identities.length, wrong };
}

function isExpected(row: RouteRow, identity: Identity, status: number): boolean {
  if ("answer" in row) return status === row.answer;
  const wanted: Answer = expectedAnswer({ ...row, input: () => undefined }, identity);
  if (row.mayBeDown && wanted === "allowed" && status === 503) return true;
  return wanted === "allowed" ? status >= 200 && status < 300 : status === statuses[wanted];
}

async function statusOf(app: Product, route: string, { path, headers, body }: Asked, own: Record<string, string>) {
  const [method = ""] = route.split(" ");
  const answer = await withPatience(
    app.send(path, {
      method: method === "ALL" ? "GET" : method,
      headers: { ...headers, ...own },
      ...(body !== undefined && { body }),
    }),
  );
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * Visitors may listen, and so may any holder of a valid token: it is in the subprotocol, because browsers cannot send
 * headers here, so there is no header that could name another user.
 */
async function socketFaults(app: Product, cast: Cast): Promise<string[]> {
  const open: readonly Identity[] = ["visitor", "mismatched", "other", "admin", "unverified", "owner"];
  const faults = await inTurns(identities, 4, async (identity) => {
    const token = cast.headers[identity].authorization?.replace("Bearer ", "");
    const status = await withPatience(app.upgrade(token === undefined ? "vignette" : `vignette, ${token}`));
    return status === (open.includes(identity) ? 101 : 401)
      ? null
      : `the socket by ${identity}: the answer is ${status}`;
  });
  return faults.filter((it) => it !== null);
}

/** Every HTTP route as `PUT /api/photo`, read from the Hono app itself; what only wraps all of them is left out. */
function httpRoutes({ routes }: Product): string[] {
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].filter((it) => it !== "ALL /*");
}
