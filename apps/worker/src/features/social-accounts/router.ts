import { Id } from "@vignette/domain/kernel";
import { ConnectInput, FinishConnectInput, notThisPlatform } from "@vignette/domain/social-accounts";
import * as z from "zod/mini";
import { router, userProcedure } from "../../context/trpc.ts";
import { socialAccountStore } from "../../records/stores/social-account-store.ts";
import { targetStore } from "../../records/stores/target-store.ts";
import { accountHealth } from "./account-health.ts";
import { connect } from "./connect.ts";
import { disconnect } from "./disconnect.ts";
import { finishConnect } from "./finish-connect.ts";
import { connectStateStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) =>
  next({
    ctx: {
      accounts: socialAccountStore(ctx.documents),
      states: connectStateStore(ctx.documents),
      targets: targetStore(ctx.documents),
    },
  }),
);

export const socialAccountsRouter = router({
  list: procedure.query(({ ctx }) => ctx.accounts.ofUser(ctx.user.uid)),
  health: procedure.query(({ ctx }) => accountHealth(ctx, ctx.user.uid)),
  connect: procedure.input(ConnectInput).mutation(({ ctx, input }) => connect(ctx, ctx.user.uid, input)),
  finishConnect: procedure
    .input(FinishConnectInput)
    .mutation(({ ctx, input }) => finishConnect(ctx, ctx.user.uid, input)),
  disconnect: procedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => disconnect(ctx, ctx.user.uid, input.id)),
  creatorInfo: procedure.input(z.object({ accountId: Id })).query(async ({ ctx, input }) => {
    const { value } = await ctx.accounts.get(ctx.user.uid, input.accountId);
    if (value.platform !== "tiktok") throw notThisPlatform("tiktok");
    return await ctx.platforms.creatorInfo(value.id);
  }),
  quota: procedure.input(z.object({ accountId: Id })).query(async ({ ctx, input }) => {
    const { value } = await ctx.accounts.get(ctx.user.uid, input.accountId);
    if (value.platform !== "instagram") throw notThisPlatform("instagram");
    return await ctx.platforms.quota(value.id);
  }),
});
