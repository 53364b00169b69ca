import { DeleteAccountInput } from "@vignette/domain/identity";
import * as z from "zod/mini";
import { leavingProcedure, router, userProcedure } from "../../context/trpc.ts";
import { exportUserData } from "../../user-data/export-user-data.ts";
import { chooseLanguage, LanguageInput } from "./choose-language.ts";
import { deleteAccount } from "./delete-account.ts";
import { deletionImpact } from "./deletion-impact.ts";
import { me } from "./me.ts";
import { recordSignIn } from "./record-sign-in.ts";
import { saveProfile } from "./save-profile.ts";
import { identityStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) => next({ ctx: { store: identityStore(ctx.documents) } }));

export const identityRouter = router({
  me: procedure.query(({ ctx }) => me(ctx.store, ctx.user)),
  recordSignIn: procedure
    .input(z.optional(LanguageInput))
    .mutation(({ ctx, input }) => recordSignIn(ctx, ctx.user, input)),
  saveProfile: procedure.mutation(({ ctx }) => saveProfile(ctx, ctx.user)),
  chooseLanguage: procedure.input(LanguageInput).mutation(({ ctx, input }) => chooseLanguage(ctx, ctx.user, input)),
  exportUserData: procedure.query(({ ctx }) => exportUserData(ctx, ctx.user.uid)),
  deletionImpact: procedure.query(({ ctx }) => deletionImpact(ctx.documents, ctx.user.uid)),
  deleteAccount: leavingProcedure.input(DeleteAccountInput).mutation(({ ctx }) => deleteAccount(ctx, ctx.user)),
});
