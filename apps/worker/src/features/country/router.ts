import { CountryCode } from "@vignette/domain/country";
import * as z from "zod/mini";
import { router, userProcedure } from "../../context/trpc.ts";
import { publicConfigStore } from "../../records/stores/public-config-store.ts";
import { detect } from "./detect.ts";
import { reportCountry } from "./report-country.ts";
import { userCountryStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) =>
  next({ ctx: { config: publicConfigStore(ctx.documents), countries: userCountryStore(ctx.documents) } }),
);

export const countryRouter = router({
  config: procedure.query(({ ctx }) => ctx.config.cached(ctx.now)),
  detect: procedure.mutation(({ ctx }) => detect(ctx, ctx.user.uid)),
  report: procedure
    .input(z.object({ countryCode: CountryCode }))
    .mutation(({ ctx, input }) => reportCountry(ctx, ctx.user.uid, input.countryCode)),
});
