import { describe, expect, it } from "vitest";
import { connectAnswer } from "./connect-answer.ts";

describe("connectAnswer", () => {
  it.each([
    [
      "reads code and state",
      "?code=abc*0!6410&scopes=user.info.basic&state=s1",
      { type: "code", code: "abc*0!6410", state: "s1" },
    ],
    ["drops what Instagram appends to a code", "?code=abc%23_&state=s1", { type: "code", code: "abc", state: "s1" }],
    ["recognizes a refusal", "?error=access_denied&error_reason=user_denied&state=s1", { type: "denied" }],
    ["rejects an answer without state", "?code=abc", { type: "broken" }],
    ["rejects an empty answer", "", { type: "broken" }],
  ])("%s", (_, search, answer) => {
    expect(connectAnswer(search)).toEqual(answer);
  });
});
