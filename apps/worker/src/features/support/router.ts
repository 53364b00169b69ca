import { ContactInput } from "@vignette/domain/support";
import { router, userProcedure } from "../../context/trpc.ts";
import { contact } from "./contact.ts";
import { ticketStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) => next({ ctx: { tickets: ticketStore(ctx.documents) } }));

/** A ticket with images uses `POST /api/support` instead. */
export const supportRouter = router({
  contact: procedure.input(ContactInput).mutation(({ ctx, input }) => contact(ctx, ctx.user, input)),
});
