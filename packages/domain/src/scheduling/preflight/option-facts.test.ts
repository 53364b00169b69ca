import { describe, expect, it } from "vitest";
import { freshOptions } from "../post/options.ts";
import { optionFacts } from "./option-facts.ts";

const [tiktok, instagram] = [freshOptions("tiktok", true), freshOptions("instagram", false)];

describe("the choices of a post that matter to a reviewer", () => {
  it.each([
    [
      "who sees it, what it allows and how it is labeled",
      { ...tiktok, privacyLevel: "SELF_ONLY", allowComment: true, disclose: true, brandedContent: true },
      [
        { type: "privacy", level: "SELF_ONLY" },
        { type: "allows", what: ["comments"] },
        { type: "paid-partnership" },
        { type: "ai" },
      ],
    ],
    [
      "with whom, who is tagged, and what is said first",
      {
        ...instagram,
        collaborators: ["lena"],
        userTags: [{ username: "mo", slide: 0, x: 0, y: 0 }],
        firstComment: "Hi",
      },
      [
        { type: "reel", inFeed: true },
        { type: "collaborators", usernames: ["lena"] },
        { type: "tags", usernames: ["mo"] },
        { type: "first-comment", text: "Hi" },
      ],
    ],
    ["that a story stays for a day", { ...instagram, placement: "story" as const }, [{ type: "story" }]],
  ])("hold %s", (_, options, facts) => {
    expect(optionFacts({ options, media: "video" })).toEqual(facts);
  });
});
