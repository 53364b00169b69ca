import type { Brief } from "./brief.ts";

/** A brief that says nothing yet. */
export const emptyBrief: Brief = {
  name: "",
  url: null,
  description: "",
  audience: "",
  shortAudience: null,
  pain: "",
  shortPain: null,
  pains: [],
  outcome: "",
  shortOutcome: null,
  outcomes: [],
  objections: [],
  price: "",
  proof: [],
  tone: "",
  avoid: [],
  language: "en",
  brand: null,
  origins: {},
  struck: [],
  locks: [],
};
