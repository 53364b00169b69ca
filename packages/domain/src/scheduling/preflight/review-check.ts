import { say } from "../../kernel/index.ts";
import { type ReviewFault, reviewCredit, reviewFault, reviewsIn } from "../../research/index.ts";
import type { CheckedTarget } from "./checked-target.ts";
import type { PreflightCheck, PreflightFinding } from "./finding.ts";
import type { CheckedWords, KnownFacts } from "./word-checks.ts";

/**
 * A review in a post is what the customer wrote, under the customer's name: an altered one is made up, which the law
 * forbids. Null facts: the brief is not known. Source: ADR 71.
 */
export function reviewCheck(
  targets: readonly CheckedTarget[],
  words: readonly CheckedWords[],
  facts: KnownFacts | null,
): PreflightCheck {
  const platforms = targets.map(({ platform }) => platform);
  const reviews = facts && reviewsIn(facts.brief);
  const findings =
    reviews &&
    words.flatMap(({ text, quoted, place, field }) => {
      const fault = quoted && reviewFault({ words: text, by: quoted.by }, reviews);
      return fault ? [{ platforms, place, ...found(fault, field, quoted) }] : [];
    });
  return { rule: "review-altered", platforms, findings };
}

const UNKNOWN = say(
  "preflight.review-unknown",
  "No review in your proof says this. Add it with its source, or take another look.",
);
const UNSIGNED = say("preflight.review-unsigned", "Your proof doesn't say who wrote this review.");

type Found = Pick<PreflightFinding, "rule" | "severity" | "message" | "says" | "field" | "instead">;

function found(it: ReviewFault, field: string, quoted: NonNullable<CheckedWords["quoted"]>): Found {
  const { review, fault } = it;
  const must = { rule: "review-altered", severity: "must", field } as const;
  if (review === null) return { ...must, ...UNKNOWN };
  const { words, by } = review;
  switch (fault) {
    case "altered":
      return {
        ...must,
        ...say(
          "preflight.review-altered",
          `The customer didn't write this. The nearest review in your proof: “${words}”`,
          {
            words,
          },
        ),
        instead: words,
      };
    case "shortened":
      return {
        ...must,
        severity: "worth",
        ...say(
          "preflight.review-shortened",
          `This is part of a review. Check that it still means the same: “${words}”`,
          {
            words,
          },
        ),
        instead: words,
      };
    case "misattributed":
      return {
        ...must,
        field: quoted.field,
        ...(by === "" ? UNSIGNED : say("preflight.review-by", `This review is by ${by}.`, { by })),
        instead: reviewCredit(review),
      };
  }
}
