import { CarouselScript, type EditScriptInput, StoryScript } from "@vignette/domain/studio";

export type Script = EditScriptInput["script"];

/** What is wrong with the words, by field: `slides.0.title`. Empty if they can be saved. */
export function scriptIssues(script: Script): Readonly<Record<string, string>> {
  const parsed = "slides" in script ? CarouselScript.safeParse(script) : StoryScript.safeParse(script);
  const issues: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) issues[issue.path.join(".")] ??= issue.message;
  return issues;
}
