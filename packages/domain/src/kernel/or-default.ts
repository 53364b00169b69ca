import * as z from "zod/mini";

/** A stored field that may be absent or null: it is read as `fallback`. A value of a wrong type is a fault as ever. */
export function orDefault<T>(schema: z.ZodMiniType<T, T>, fallback: T & {}) {
  return z.prefault(
    z.pipe(
      z.nullable(schema),
      z.transform((value: T | null): T => value ?? fallback),
    ),
    null,
  );
}

/** A stored field that may be absent or null: both are read as absent. */
export function orAbsent<T>(schema: z.ZodMiniType<T, T>) {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value: T | null): T | undefined => value ?? undefined),
    ),
  );
}
