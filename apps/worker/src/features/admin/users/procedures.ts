import { AccessChange, CreditGrant, PlanGrant, RightsChange, ViewAsInput } from "@vignette/domain/admin";
import { Uid } from "@vignette/domain/identity";
import * as z from "zod/mini";
import { cursor, procedure, search } from "../procedure.ts";
import { grantCredits } from "./grant-credits.ts";
import { grantPlan } from "./grant-plan.ts";
import { listUsers } from "./list-users.ts";
import { setDisabled } from "./set-disabled.ts";
import { setRights } from "./set-rights.ts";
import { userDetails } from "./user-details.ts";
import { viewAs } from "./view-as.ts";

const UsersInput = z.object({ search, cursor });

export const userProcedures = {
  users: procedure.input(UsersInput).query(({ ctx, input }) => listUsers(ctx.store, input.search, input.cursor)),
  user: procedure.input(z.object({ uid: Uid })).query(({ ctx, input }) => userDetails(ctx, input.uid)),
  viewAs: procedure.input(ViewAsInput).mutation(({ ctx, input }) => viewAs(ctx, input)),
  setRights: procedure.input(RightsChange).mutation(({ ctx, input }) => setRights(ctx, input)),
  setDisabled: procedure.input(AccessChange).mutation(({ ctx, input }) => setDisabled(ctx, input)),
  grantCredits: procedure.input(CreditGrant).mutation(({ ctx, input }) => grantCredits(ctx, input)),
  grantPlan: procedure.input(PlanGrant).mutation(({ ctx, input }) => grantPlan(ctx, input)),
};
