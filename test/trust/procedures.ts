import type * as z from "zod/mini";
import { appRouter } from "../../apps/worker/src/router.ts";
import type { Procedure } from "./call.ts";

type Defined = { _def: { type: Procedure["kind"]; inputs: readonly z.ZodMiniType<unknown>[] } };

/** Every procedure of the API, read from the router itself, with the schema of its input; null if it takes none. */
export const procedures: readonly (Procedure & { schema: z.ZodMiniType<unknown> | null })[] = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Defined>,
).map(([path, { _def }]) => ({ path, kind: _def.type, schema: _def.inputs.at(-1) ?? null }));
