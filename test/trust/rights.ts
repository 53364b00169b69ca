import { aCast, type Identity, identities } from "./identities.ts";
import { type Form, procedureMatrix, type Report } from "./matrix.ts";
import type { Product } from "./product.ts";
import { routeMatrix } from "./route-matrix.ts";
import { aWorld } from "./world/world.ts";

/** One of each kind: the short form calls a route with these only, because each takes a request of its own. */
const someIdentities: readonly Identity[] = ["visitor", "deleted", "mismatched", "other", "owner"];

/**
 * The matrix of rights: procedures, routes and the socket by every identity. The short form sends procedures in
 * batches, and calls routes with some identities.
 */
export async function matrixOfRights(app: Product, form: Form): Promise<Report> {
  const cast = await aCast(app);
  const [owner, unverified] = await Promise.all([aWorld(app, cast.owner), aWorld(app, cast.unverified)]);
  const worlds = { owner, unverified };
  // Accounts end with the procedures, so the routes come first.
  const routes = await routeMatrix(app, cast, worlds, form === "long" ? identities : someIdentities);
  const calls = await procedureMatrix(app, cast, worlds, form);
  return { ...calls, cells: calls.cells + routes.cells, wrong: [...routes.wrong, ...calls.wrong] };
}
