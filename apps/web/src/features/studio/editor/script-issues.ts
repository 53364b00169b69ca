import { Script } from "@vignette/domain/studio";

/** What is wrong with the words, by field: `beats.0.title`. Empty if they can be saved. */
export function scriptIssues(script: Script): Readonly<Record<string, string>> {
  const issues: Record<string, string> = {};
  for (const issue of Script.safeParse(script).error?.issues ?? []) issues[issue.path.join(".")] ??= issue.message;
  return issues;
}
