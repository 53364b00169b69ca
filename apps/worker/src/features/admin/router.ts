import { PlanEdit, Switch, TicketStatus } from "@vignette/domain/admin";
import { strictConfig } from "@vignette/domain/country";
import { line } from "@vignette/domain/kernel";
import { TICKET_ID } from "@vignette/domain/support";
import * as z from "zod/mini";
import { adminProcedure, router } from "../../trpc.ts";
import { health } from "./health.ts";
import { listUsers } from "./list-users.ts";
import { listTickets, moveTicket } from "./move-ticket.ts";
import { listPlans, savePlan } from "./save-plan.ts";
import { adminStore } from "./store.ts";
import { readSwitches, turn } from "./switches.ts";

const procedure = adminProcedure.use(({ ctx, next }) => next({ ctx: { store: adminStore(ctx.documents) } }));
const TurnInput = z.object({ name: Switch, on: z.boolean() });
const MoveTicketInput = z.object({ ticketId: z.string().check(z.regex(TICKET_ID)), status: TicketStatus });
const UsersInput = z.object({ search: line(200) });

export const adminRouter = router({
  health: procedure.query(({ ctx }) => health(ctx.store, ctx.now)),
  switches: procedure.query(({ ctx }) => readSwitches(ctx.store)),
  turn: procedure.input(TurnInput).mutation(({ ctx, input }) => turn(ctx, input.name, input.on)),
  plans: procedure.query(({ ctx }) => listPlans(ctx.store)),
  savePlan: procedure.input(PlanEdit).mutation(({ ctx, input }) => savePlan(ctx, input)),
  tickets: procedure.query(({ ctx }) => listTickets(ctx)),
  moveTicket: procedure
    .input(MoveTicketInput)
    .mutation(({ ctx, input }) => moveTicket(ctx, input.ticketId, input.status)),
  users: procedure.input(UsersInput).query(({ ctx, input }) => listUsers(ctx.store, input.search)),
  countries: procedure.query(async ({ ctx }) => {
    const config = await ctx.store.publicConfig.get("config_public");
    return (config?.value ?? strictConfig()).supportedCountries;
  }),
  log: procedure.query(async ({ ctx }) => {
    const newest = await ctx.store.log.find({ orderBy: [["createdAt", "desc"]], limit: 50 });
    return newest.map(({ id, value }) => ({ id, ...value }));
  }),
});
