import { AccessChange, PlanGrant, RightsChange } from "@vignette/domain/admin";
import * as z from "zod/mini";
import { cursor, procedure, search } from "../procedure.ts";
import { grantPlan } from "./grant-plan.ts";
import { listUsers } from "./list-users.ts";
import { setDisabled } from "./set-disabled.ts";
import { setRights } from "./set-rights.ts";

const UsersInput = z.object({ search, cursor });

export const userProcedures = {
  users: procedure.input(UsersInput).query(({ ctx, input }) => listUsers(ctx.store, input.search, input.cursor)),
  setRights: procedure.input(RightsChange).mutation(({ ctx, input }) => setRights(ctx, input)),
  setDisabled: procedure.input(AccessChange).mutation(({ ctx, input }) => setDisabled(ctx, input)),
  grantPlan: procedure.input(PlanGrant).mutation(({ ctx, input }) => grantPlan(ctx, input)),
};
