import type { ReviewPost } from "@vignette/domain/approval";
import { plannedTime, shortTime } from "./when.ts";

/** The status of a post: a word for its badge, a sentence, and the tone of both. */
export type ReviewStatus = { word: string; sentence: string; tone: "person" | "done" | "doubt" | "still" };

/** The status of a post as a reviewer reads it first. */
export function reviewStatus(post: ReviewPost): ReviewStatus {
  const who = post.decidedBy ?? "Somebody";
  const when = post.decidedAt === null ? "" : ` on ${shortTime(post.decidedAt)}`;
  switch (post.state) {
    case "waiting":
      return post.isPast
        ? {
            word: "Waiting for you",
            sentence:
              "Its time has passed without an answer, so nothing went out. Your yes lets its owner choose another.",
            tone: "doubt",
          }
        : { word: "Waiting for you", sentence: "It goes out only if you approve it.", tone: "person" };
    case "approved":
      return {
        word: "Approved",
        sentence: `${who} approved this${when}.${post.isPast ? "" : ` It goes out ${plannedTime(post)}.`}`,
        tone: "done",
      };
    case "changes":
      return {
        word: "Changes asked for",
        sentence: `${who} asked for changes${when}. Nothing goes out; this link shows the new version once it is there.`,
        tone: "doubt",
      };
    case "late":
      return {
        word: "Approved, too late",
        sentence: `${who} approved this${when}, after its time. Nothing went out; its owner chooses another time.`,
        tone: "doubt",
      };
    case "withdrawn":
      return {
        word: "Not for approval",
        sentence: "The owner withdrew this post. There's nothing to decide.",
        tone: "still",
      };
  }
}
