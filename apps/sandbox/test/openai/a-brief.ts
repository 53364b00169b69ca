/** A brief with everything in it. */
export const brief = {
  name: "Paidly",
  description: "Paidly sends friendly payment reminders by itself. It knows when a client reads the invoice.",
  audience: "freelance designers",
  pain: "They lose hours chasing unpaid invoices",
  outcome: "Get paid on time without awkward emails",
  proof: ["4.8 stars from 2,100 freelancers"],
  price: "€9 a month",
  tone: "calm",
  language: "en",
};
export const hook = "Your invoices are not late. Your reminders are.";

/** What the product sends as the last message. */
export type Facts = {
  task: string;
  brief?: object;
  hook?: string;
  count?: number;
  kind?: string;
  template?: string;
  spoken?: boolean;
  [more: string]: unknown;
};
export const messageOf = (facts: Facts): string => JSON.stringify({ brief, hook, ...facts });
