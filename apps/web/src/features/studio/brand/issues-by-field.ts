type Parsed = { error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined };

/** What is wrong with what was typed, by field, such as `colors.bg`: the first sentence for each. */
export function issuesByField({ error }: Parsed): Readonly<Record<string, string>> {
  const issues: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) issues[path.join(".")] ??= message;
  return issues;
}
