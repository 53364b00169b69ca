import { publicProcedure, router } from "../../context/trpc.ts";
import { offeredPlanStore } from "../../records/stores/offered-plan-store.ts";

export const plansRouter = router({
  list: publicProcedure.query(({ ctx }) => offeredPlanStore(ctx.documents).recent(ctx.now)),
});
