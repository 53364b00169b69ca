import type { Brief } from "../brief/brief.ts";

/** The brief is written in three parts at once, so that the first is read while the others are written. */
export const briefParts = ["people", "promise", "voice"] as const;
export type BriefPart = (typeof briefParts)[number];

/** The parts of which a brief says too little. What is locked is wanted as it is. */
export function missingParts(brief: Brief): BriefPart[] {
  const lacks = (field: "audience" | "pain" | "outcome" | "objections" | "tone") =>
    !brief.locks.includes(field) && brief[field].length === 0;
  return briefParts.filter((part) => WANTED[part].some((field) => lacks(field)));
}

const WANTED = {
  people: ["audience", "pain"],
  promise: ["outcome", "objections"],
  voice: ["tone"],
} as const;
