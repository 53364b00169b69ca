/** Plans and AI calls are priced in dollars. Source: spec §9, Default pricing. */
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** An amount in dollars; one that is less than a cent and more than nothing says so. */
export const money = (amount: number): string => (amount > 0 && amount < 0.005 ? "< $0.01" : dollars.format(amount));
