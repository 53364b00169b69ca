import { planDocuments } from "../../seed/plans.ts";
import type { Price } from "./stripe-types.ts";

/** What is on sale: a monthly price for each plan of the seed that names one. */
export const prices: readonly Price[] = planDocuments.flatMap(({ path, fields: { priceId, price, name } }) =>
  typeof priceId === "string"
    ? [
        {
          id: priceId,
          object: "price",
          active: true,
          currency: "usd",
          unit_amount: Math.round(Number(price) * 100),
          type: "recurring",
          recurring: { interval: "month", interval_count: 1, usage_type: "licensed" },
          product: `prod_${path.split("/").at(-1)}`,
          nickname: String(name),
        },
      ]
    : [],
);

export const priceOf = (id: string): Price | null => prices.find((price) => price.id === id) ?? null;

/** "$19.00 a month". */
export const inDollars = ({ unit_amount }: Price) => `$${(unit_amount / 100).toFixed(2)} a month`;
