import type { Render } from "@vignette/domain/studio";
import { creditPrices } from "@vignette/domain/usage";
import { planOf } from "../../../usage/plan-of.ts";
import { releaseCredits, settleCredits } from "../../../usage/settle-credits.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";

/** The credits that are held for a render. */
export const renderBooking = (render: Pick<Render, "id" | "startedAt">) => ({
  id: bookingId(render),
  credits: creditPrices.render,
});

/** A render that was finished, or canceled while it was drawn, is paid for. One that failed is not. */
export async function endRenderBooking(deps: UsageDeps, render: Render): Promise<void> {
  const { uid, state, place } = render;
  const payer = { uid, plan: await planOf(deps.documents, uid, deps.now) };
  const booking = bookingId(render);
  const isPaid = state === "done" || (state === "cancelled" && place !== null);
  await (isPaid
    ? settleCredits(deps, payer, { verb: "render", booking, spent: [] })
    : releaseCredits(deps, payer, booking));
}

const bookingId = ({ id, startedAt }: Pick<Render, "id" | "startedAt">): string => `render-${id}-${startedAt}`;
