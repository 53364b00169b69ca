import { type CreationView, totalSpent } from "@vignette/domain/studio";

/**
 * What the AI providers charged us for a creation so far, at list price. The plan counts images and videos, not this.
 */
export function SpendingLine({ creation }: { creation: CreationView }) {
  const { spending = [], lineage } = creation;
  if (spending.length === 0) return null;
  const { calls, micros, unpriced } = totalSpent(spending);
  const models = [...new Set(spending.map(({ model }) => model))].join(", ");
  const known = unpriced < calls ? `about ${dollars(micros)} at list prices` : null;
  const unknown = unpriced > 0 ? `${unpriced} ${unpriced === 1 ? "call" : "calls"} without a known price` : null;
  const charged = lineage?.placeholder ? "local stand-ins: nothing was charged" : null;
  return (
    <p className="tabular text-dense break-words text-ink-3">
      Made by {models} in {calls} calls · {[known, unknown, charged].filter(Boolean).join(" · ")}
    </p>
  );
}

/** `$0.38`; anything below a cent as such. */
function dollars(micros: number): string {
  const amount = micros / 1_000_000;
  return amount > 0 && amount < 0.01 ? "less than $0.01" : `$${amount.toFixed(2)}`;
}
