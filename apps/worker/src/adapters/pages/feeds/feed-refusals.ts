import { Refusal } from "@vignette/domain/kernel";
import type { PublicRefusals } from "../fetching/fetch-public.ts";

const refusal = (kind: Refusal["kind"], code: string, message: string) => () =>
  new Refusal(kind, `automation.${code}`, message, "address");

/** The messages for a feed that could not be read. */
export const feedRefusals: PublicRefusals = {
  silent: refusal("unavailable", "feed-silent", "The feed didn't answer in 10 s."),
  unreachable: refusal("unavailable", "feed-unreachable", "We couldn't reach the feed."),
  login: refusal("invalid", "feed-login", "The feed asks for a login."),
  blocked: refusal("invalid", "feed-blocked", "The site blocks robots, so we can't read the feed."),
  missing: refusal("invalid", "feed-missing", "There is no feed at that address."),
  lost: refusal("invalid", "feed-lost", "The feed redirects too many times."),
  broken: refusal("unavailable", "feed-broken", "The site answered with an error of its own."),
};
export const noFeed = refusal(
  "invalid",
  "feed-unknown",
  "That address holds no RSS, Atom or JSON feed. Check that it's the address of the feed and not of the page.",
);
export const feedTooLarge = refusal("invalid", "feed-too-large", "The feed is larger than 4 MB or 5,000 items.");
