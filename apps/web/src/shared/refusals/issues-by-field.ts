import { type Issue, issueSaying } from "@vignette/domain/kernel";
import { wordedFinding } from "./worded.ts";

type Parsed = { error?: { issues: readonly (Issue & { path: readonly PropertyKey[] })[] } | undefined };

/** What is wrong with what was typed, by field, such as `colors.bg`: the first sentence for each, in the page's language. */
export function issuesByField({ error }: Parsed): Readonly<Record<string, string>> {
  const issues: Record<string, string> = {};
  for (const issue of error?.issues ?? []) issues[issue.path.join(".")] ??= issueText(issue);
  return issues;
}

/** What a schema finds wrong with a value, in the page's language. ADR 148. */
export const issueText = (issue: Issue): string => wordedFinding(issueSaying(issue));
