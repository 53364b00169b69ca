/** What a brief says, in the order in which people read it. */
export const briefFields = [
  "name",
  "description",
  "price",
  "audience",
  "shortAudience",
  "pain",
  "shortPain",
  "pains",
  "outcome",
  "shortOutcome",
  "outcomes",
  "objections",
  "proof",
  "tone",
  "avoid",
  "language",
  "brand",
] as const;
export type BriefField = (typeof briefFields)[number];

/** Fields of one text: each may say where it was found. */
export const wordFields = ["name", "description", "price", "audience", "pain", "outcome", "tone"] as const;
export type BriefWordField = (typeof wordFields)[number];

/** Fields that are lists of claims. */
export const claimFields = ["pains", "outcomes", "objections", "proof"] as const;
export type ClaimField = (typeof claimFields)[number];

/** Most entries of the lists of a brief. Our own choice: more is no brief. */
export const briefMost = { pains: 5, outcomes: 5, objections: 6, proof: 12, avoid: 20 } as const;
