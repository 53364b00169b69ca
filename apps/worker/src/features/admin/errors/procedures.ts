import * as z from "zod/mini";
import { cursor, procedure, search } from "../procedure.ts";
import { listErrors } from "./list-errors.ts";

const ErrorsInput = z.object({ search, cursor });

export const errorProcedures = {
  /** Unexpected errors, the latest first; or the one that the request with this reference met. */
  errors: procedure.input(ErrorsInput).query(({ ctx, input }) => listErrors(ctx.store, input.search, input.cursor)),
};
