import type { ScoreReason } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { termsText } from "../../shared/formats.ts";

/** The strengths and weaknesses of a hook, each with its sign. */
export const scoreText = (reasons: readonly ScoreReason[]): string =>
  termsText(reasons.map((reason) => `${reason.good ? "+" : "−"} ${textOf(reason)}`));

function textOf(reason: ScoreReason): string {
  switch (reason.says) {
    case "gap":
      return m.domain_score_gap();
    case "specific":
      return m.domain_score_specific();
    case "audience":
      return m.domain_score_audience();
    case "question":
      return m.domain_score_question();
    case "one-idea":
      return m.domain_score_one_idea();
    case "ideas":
      return m.domain_score_ideas();
    case "words":
      return m.domain_score_words({ words: reason.words });
    case "too-long":
      return m.domain_score_too_long({ words: reason.words, most: reason.most });
    case "claim":
      return m.domain_score_claim({ claim: reason.claim });
  }
}
