import { publicProcedure, router } from "../../context/trpc.ts";
import { offeredPlans } from "./offered-plans.ts";

export const plansRouter = router({
  list: publicProcedure.query(({ ctx }) => offeredPlans(ctx.documents)),
});
