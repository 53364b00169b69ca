import type { Form } from "../matrix.ts";
import { procedures } from "../procedures.ts";
import type { Product } from "../product.ts";
import { anAdmin, aPerson, type Person } from "../world/person.ts";
import { aWorld } from "../world/world.ts";
import { type Findings, findings } from "./findings.ts";
import { fuzzHttp } from "./fuzz-http.ts";
import { fuzzProcedures } from "./fuzz-procedures.ts";

/** Hostile calls: of all procedures together, and by raw HTTP. */
const CALLS: Record<Form, { procedures: number; http: number }> = {
  short: { procedures: 300, http: 100 },
  long: { procedures: 24_000, http: 5000 },
};
/** A new user after this many calls of a procedure: the credits and limits of one would soon refuse the rest. */
const PER_USER = 40;

/** Malformed and hostile calls. None may be answered as a failure of ours, and each has to be answered. */
export async function hostileCalls(app: Product, form: Form, seed: number, only = ""): Promise<Findings> {
  const found = findings();
  const perProcedure = Math.ceil(CALLS[form].procedures / procedures.length);
  for (let done = 0; done < perProcedure; done += PER_USER) {
    const [owner, admin] = await Promise.all([aPerson(app), anAdmin(app)]);
    const callers = { owner: bearer(owner), admin: bearer(admin) };
    const world = await aWorld(app, owner);
    const fuzz = { seed: seed + done, perProcedure: Math.min(PER_USER, perProcedure - done), only };
    await fuzzProcedures(app, callers, world, fuzz, found);
    const runs = Math.ceil((CALLS[form].http * fuzz.perProcedure) / perProcedure);
    if (only === "") await fuzzHttp(app, callers, world, { seed: fuzz.seed, runs }, found);
  }
  return found;
}

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
