import { procedure } from "../procedure.ts";
import { health } from "./health.ts";
import { keepOverview, overview } from "./overview.ts";
import { topSpenders } from "./top-spenders.ts";

export const overviewProcedures = {
  health: procedure.query(({ ctx }) => health(ctx.store, ctx.now)),
  /** Users, revenue, posts, AI spend and storage, counted at most a quarter of an hour ago. */
  overview: procedure.query(({ ctx }) => overview(ctx.store, ctx.now)),
  /** Counts them again now, for all admins. */
  countAgain: procedure.mutation(({ ctx }) => keepOverview(ctx.store, ctx.now)),
  topSpenders: procedure.query(({ ctx }) => topSpenders(ctx.store, ctx.now)),
};
