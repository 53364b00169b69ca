import { describe, expect, it } from "vitest";
import { freshOptions } from "../post/options.ts";
import { optionFacts } from "./option-facts.ts";

const [tiktok, instagram] = [freshOptions("tiktok", true), freshOptions("instagram", false)];

describe("the choices of a post, as a reviewer reads them", () => {
  it.each([
    [
      "who sees it, what it allows and how it is labeled",
      { ...tiktok, privacyLevel: "SELF_ONLY", allowComment: true, disclose: true, brandedContent: true },
      ["Seen by: Only me", "Allows comments", "Labeled “Paid partnership”", "Labeled as made with AI"],
    ],
    [
      "with whom, who is tagged, and what is said first",
      {
        ...instagram,
        collaborators: ["lena"],
        userTags: [{ username: "mo", slide: 0, x: 0, y: 0 }],
        firstComment: "Hi",
      },
      ["Reel, also in the feed", "Together with @lena", "Tags @mo", "First comment: “Hi”"],
    ],
    [
      "that a story stays for a day",
      { ...instagram, placement: "story" as const },
      ["Story, for a day, without a caption"],
    ],
  ])("tells %s", (_, options, facts) => {
    expect(optionFacts({ options, media: "video" })).toEqual(facts);
  });
});
