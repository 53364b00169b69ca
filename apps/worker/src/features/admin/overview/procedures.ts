import { procedure } from "../procedure.ts";
import { health } from "./health.ts";

export const overviewProcedures = {
  health: procedure.query(({ ctx }) => health(ctx.store, ctx.now)),
};
