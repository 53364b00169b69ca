import type { OptionFact } from "@vignette/domain/scheduling";
import { getLocale, m } from "@vignette/messages";

/** What a choice of the post means to a reviewer. */
export function factSentence(fact: OptionFact): string {
  switch (fact.type) {
    case "story":
      return m.review_fact_story();
    case "reel":
      return fact.inFeed ? m.review_fact_reel_feed() : m.review_fact_reel();
    case "collaborators":
      return m.review_fact_collaborators({ names: listed(fact.usernames) });
    case "tags":
      return m.review_fact_tags({ names: listed(fact.usernames) });
    case "sound":
      return m.review_fact_sound({ name: fact.name });
    case "alt-texts":
      return m.review_fact_alt_texts({ count: fact.count });
    case "first-comment":
      return m.review_fact_first_comment({ text: fact.text });
    case "title":
      return m.review_fact_title({ text: fact.text });
    case "privacy":
      return m.review_fact_privacy({ who: audiences[fact.level]?.() ?? fact.level });
    case "allows":
      return fact.what.length === 0
        ? m.review_fact_allows_nothing()
        : m.review_fact_allows({ list: inWords(fact.what.map((it) => allowed[it]())) });
    case "paid-partnership":
      return m.review_fact_paid();
    case "promotional":
      return m.review_fact_promotional();
    case "ai":
      return m.review_fact_ai();
  }
}

/** Source: docs/platforms/tiktok.md */
const audiences: Record<string, () => string> = {
  PUBLIC_TO_EVERYONE: m.review_privacy_everyone,
  MUTUAL_FOLLOW_FRIENDS: m.review_privacy_friends,
  FOLLOWER_OF_CREATOR: m.review_privacy_followers,
  SELF_ONLY: m.review_privacy_only_me,
};

const allowed = {
  comments: m.review_allows_comments,
  duets: m.review_allows_duets,
  stitches: m.review_allows_stitches,
} as const;

const listed = (usernames: readonly string[]) => inWords(usernames.map((it) => `@${it}`));

const inWords = (parts: readonly string[]) => new Intl.ListFormat(getLocale(), { type: "conjunction" }).format(parts);
