import type { ReviewPost } from "@vignette/domain/approval";
import { m, sentencesText } from "@vignette/messages";
import { plannedTime, shortTime } from "./when.ts";

/** The status of a post: a word for its badge, a sentence, and the tone of both. */
export type ReviewStatus = { word: string; sentence: string; tone: "person" | "done" | "doubt" | "still" };

/** The status of a post as a reviewer reads it first. */
export function reviewStatus(post: ReviewPost): ReviewStatus {
  const decision = {
    name: post.decidedBy ?? m.review_someone(),
    time: post.decidedAt === null ? "–" : shortTime(post.decidedAt),
  };
  switch (post.state) {
    case "waiting":
      return post.isPast
        ? { word: m.review_state_waiting(), sentence: m.review_waiting_past(), tone: "doubt" }
        : { word: m.review_state_waiting(), sentence: m.review_waiting(), tone: "person" };
    case "approved": {
      const sentences = [m.review_approved_by(decision)];
      if (!post.isPast) sentences.push(m.review_goes_out({ time: plannedTime(post) }));
      return { word: m.review_state_approved(), sentence: sentencesText(sentences), tone: "done" };
    }
    case "changes":
      return { word: m.review_state_changes(), sentence: m.review_changes_by(decision), tone: "doubt" };
    case "late":
      return { word: m.review_state_late(), sentence: m.review_late_by(decision), tone: "doubt" };
    case "withdrawn":
      return { word: m.review_state_withdrawn(), sentence: m.review_withdrawn(), tone: "still" };
  }
}
