import { router, userProcedure } from "../../context/trpc.ts";
import { billingSummary } from "./billing-summary.ts";
import { openPortal } from "./open-portal.ts";
import { billingStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) => next({ ctx: { billing: billingStore(ctx.documents) } }));

export const billingRouter = router({
  summary: procedure.query(({ ctx }) => billingSummary(ctx.billing, ctx.user.uid, ctx.now)),
  portal: procedure.mutation(({ ctx }) => openPortal(ctx, ctx.user.uid)),
});
