import { CountryChange, FlagName, PlanEdit } from "@vignette/domain/admin";
import * as z from "zod/mini";
import { procedure } from "../procedure.ts";
import { supportCountry, supportedNow } from "./countries.ts";
import { listPlans } from "./list-plans.ts";
import { savePlan } from "./save-plan.ts";
import { readSwitches, setFlag } from "./switches.ts";

const SetFlagInput = z.object({ name: FlagName, on: z.boolean() });

export const settingsProcedures = {
  switches: procedure.query(({ ctx }) => readSwitches(ctx.store)),
  setFlag: procedure.input(SetFlagInput).mutation(({ ctx, input }) => setFlag(ctx, input.name, input.on)),
  plans: procedure.query(({ ctx }) => listPlans(ctx.store)),
  savePlan: procedure.input(PlanEdit).mutation(({ ctx, input }) => savePlan(ctx, input)),
  countries: procedure.query(({ ctx }) => supportedNow(ctx.store)),
  supportCountry: procedure.input(CountryChange).mutation(({ ctx, input }) => supportCountry(ctx, input)),
};
