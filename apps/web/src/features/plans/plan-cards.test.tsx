import { type OfferedPlan, pricingCards } from "@vignette/domain/plans";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PlanCards } from "./plan-cards.tsx";

const aPlan = (name: string, order: number): OfferedPlan => ({
  ...{ id: name, name, price: 19, period: "month", order, featured: false, info: "", contact: false, lines: [] },
  ...{ limits: {}, lockedKinds: [] },
});

/** The query result for a number of plans; null while they are loading. */
function shown(count: number | null) {
  const plans = Array.from({ length: count ?? 0 }, (_, index) => aPlan(`Plan ${index + 1}`, index));
  const cards = count === null ? null : pricingCards(plans, null);
  const html = renderToStaticMarkup(
    <PlanCards cards={cards} pendingId={null} trouble={null} onChoose={() => undefined} />,
  );
  return { words: html.replace(/<[^>]+>/g, " "), cards: html.match(/<article/g)?.length ?? 0 };
}

describe("the plans of the pricing section", () => {
  it("spec §8: show Loading plans... until they are loaded, and No plans available. if there are none", () => {
    expect(shown(null).words).toContain("Loading plans...");
    expect(shown(0).words).toContain("No plans available.");
    expect(shown(1).words).not.toMatch(/Loading|No plans/);
  });

  it("spec §9: are four, with the rest behind a button that counts them", () => {
    expect(shown(6)).toMatchObject({ cards: 4, words: expect.stringContaining("Show More Plans (2 more)") });
    expect(shown(4)).toMatchObject({ cards: 4, words: expect.not.stringContaining("Show More Plans") });
  });
});
