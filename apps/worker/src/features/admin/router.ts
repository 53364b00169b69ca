import {
  AccessChange,
  CountryChange,
  Cursor,
  PlanEdit,
  PlanGrant,
  RightsChange,
  Switch,
  TicketStatus,
} from "@vignette/domain/admin";
import { line } from "@vignette/domain/kernel";
import { TICKET_ID } from "@vignette/domain/support";
import * as z from "zod/mini";
import { adminProcedure, router } from "../../context/trpc.ts";
import { listUnreadable } from "../../records/unreadable-store.ts";
import { supportCountry, supportedNow } from "./countries.ts";
import { grantPlan } from "./grant-plan.ts";
import { health } from "./health.ts";
import { listPlans } from "./list-plans.ts";
import { listTickets } from "./list-tickets.ts";
import { listUsers } from "./list-users.ts";
import { moveTicket } from "./move-ticket.ts";
import { savePlan } from "./save-plan.ts";
import { setDisabled } from "./set-disabled.ts";
import { setRights } from "./set-rights.ts";
import { adminStore } from "./store.ts";
import { readSwitches, setFlag } from "./switches.ts";

const procedure = adminProcedure.use(({ ctx, next }) => next({ ctx: { store: adminStore(ctx.documents) } }));
const SetFlagInput = z.object({ name: Switch, on: z.boolean() });
const MoveTicketInput = z.object({ ticketId: z.string().check(z.regex(TICKET_ID)), status: TicketStatus });
const search = line(200);
const cursor = z._default(z.nullable(Cursor), null);
const UsersInput = z.object({ search, cursor });
const TicketsInput = z.object({ search, status: z.nullable(TicketStatus), cursor });

export const adminRouter = router({
  health: procedure.query(({ ctx }) => health(ctx.store, ctx.now)),
  switches: procedure.query(({ ctx }) => readSwitches(ctx.store)),
  setFlag: procedure.input(SetFlagInput).mutation(({ ctx, input }) => setFlag(ctx, input.name, input.on)),
  plans: procedure.query(({ ctx }) => listPlans(ctx.store)),
  savePlan: procedure.input(PlanEdit).mutation(({ ctx, input }) => savePlan(ctx, input)),
  tickets: procedure.input(TicketsInput).query(({ ctx, input }) => listTickets(ctx, input)),
  moveTicket: procedure
    .input(MoveTicketInput)
    .mutation(({ ctx, input }) => moveTicket(ctx, input.ticketId, input.status)),
  users: procedure.input(UsersInput).query(({ ctx, input }) => listUsers(ctx.store, input.search, input.cursor)),
  setRights: procedure.input(RightsChange).mutation(({ ctx, input }) => setRights(ctx, input)),
  setDisabled: procedure.input(AccessChange).mutation(({ ctx, input }) => setDisabled(ctx, input)),
  grantPlan: procedure.input(PlanGrant).mutation(({ ctx, input }) => grantPlan(ctx, input)),
  countries: procedure.query(({ ctx }) => supportedNow(ctx.store)),
  supportCountry: procedure.input(CountryChange).mutation(({ ctx, input }) => supportCountry(ctx, input)),
  /** Documents that are invalid under the schema of their collection, the latest first. */
  unreadableDocuments: procedure.query(({ ctx }) => listUnreadable(ctx.documents)),
  log: procedure.query(async ({ ctx }) => {
    const newest = await ctx.store.log.find({ orderBy: [["createdAt", "desc"]], limit: 50 });
    return newest.map(({ id, value }) => ({ id, ...value }));
  }),
});
