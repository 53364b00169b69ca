import { procedure } from "../procedure.ts";
import { countUsers } from "./count-users.ts";
import { health } from "./health.ts";
import { countTargets, failures, publishingLag } from "./publishing.ts";
import { revenue } from "./revenue.ts";

export const overviewProcedures = {
  health: procedure.query(({ ctx }) => health(ctx.store, ctx.now)),
  userCounts: procedure.query(({ ctx }) => countUsers(ctx.store, ctx.now)),
  revenue: procedure.query(({ ctx }) => revenue(ctx.store)),
  /** Posts by state, how late they begin, and why they fail. */
  publishing: procedure.query(async ({ ctx }) => {
    const [states, lag, causes] = await Promise.all([
      countTargets(ctx.store),
      publishingLag(ctx.store, ctx.now),
      failures(ctx.store, ctx.now),
    ]);
    return { states, lag, failures: causes, asOf: ctx.now };
  }),
};
