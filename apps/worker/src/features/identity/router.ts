import { router, userProcedure } from "../../trpc.ts";
import { me } from "./me.ts";
import { signedIn } from "./signed-in.ts";
import { identityStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) => next({ ctx: { store: identityStore(ctx.documents) } }));

export const identityRouter = router({
  me: procedure.query(({ ctx }) => me(ctx.store, ctx.user)),
  signedIn: procedure.mutation(({ ctx }) => signedIn(ctx.store, ctx.user, ctx.now)),
});
