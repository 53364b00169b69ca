import { publicRefusals, refusalOf } from "../fetching/public-refusals.ts";

const feed = { code: "automation.feed", field: "address" };
const refusal = refusalOf(feed);

/** The messages for a feed that could not be read. */
export const feedRefusals = publicRefusals(feed, {
  silent: "The feed didn't answer in 10 s.",
  unreachable: "We couldn't reach the feed.",
  login: "The feed asks for a login.",
  blocked: "The site blocks robots, so we can't read the feed.",
  missing: "There is no feed at that address.",
  lost: "The feed redirects too many times.",
  broken: "The site answered with an error of its own.",
});
export const noFeed = refusal(
  "invalid",
  "unknown",
  "That address holds no RSS, Atom or JSON feed. Check that it's the address of the feed and not of the page.",
);
export const feedTooLarge = refusal("invalid", "too-large", "The feed is larger than 4 MB or 5,000 items.");
