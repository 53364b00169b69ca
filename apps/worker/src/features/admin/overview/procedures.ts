import { procedure } from "../procedure.ts";
import { health } from "./health.ts";
import { keepOverview, overview } from "./overview.ts";
import { topSpenders } from "./top-spenders.ts";

export const overviewProcedures = {
  health: procedure.query(({ ctx }) => health(ctx.store, ctx.now)),
  /** People, money, posts and storage, as counted in the last quarter of an hour. */
  overview: procedure.query(({ ctx }) => overview(ctx.store, ctx.now)),
  /** Counts the same again, for every admin. */
  countAgain: procedure.mutation(({ ctx }) => keepOverview(ctx.store, ctx.now)),
  topSpenders: procedure.query(({ ctx }) => topSpenders(ctx.store, ctx.now)),
};
