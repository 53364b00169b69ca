/** The words of the pricing section and of the upsell. Source: spec §2, §8 (plan list states) and §9. */
export const pricingText = {
  title: "Choose Your Plan",
  upsellTitle: "Unlock Your Full Potential",
  loading: "Loading plans...",
  none: "No plans available.",
  mostPopular: "Most Popular",
  showMore: (count: number) => `Show More Plans (${count} more)`,
} as const;
