import { type CreationView, totalSpent } from "@vignette/domain/studio";
import { inCredits } from "@vignette/domain/usage";
import { m } from "@vignette/messages";

/** The credits that a creation has used so far, by list prices. Models and money are for admins. */
export function SpendingLine({ creation: { spending = [] } }: { creation: CreationView }) {
  if (spending.length === 0) return null;
  const { micros, unpriced } = totalSpent(spending);
  const credits = inCredits(micros);
  return (
    <p className="tabular text-dense text-ink-3">
      {unpriced > 0 ? m.create_used_at_least({ count: credits }) : m.create_used_about({ count: credits })}
    </p>
  );
}
