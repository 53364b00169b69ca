import { m } from "@vignette/messages";

/** `acme`, `acme and lena`, `acme and 2 others`: as Instagram writes the people of a post. */
export function namesOf(username: string, collaborators: readonly string[]): string {
  if (collaborators.length === 0) return username;
  const [other = ""] = collaborators;
  return collaborators.length === 1
    ? m.post_names_two({ username, other })
    : m.post_names_others({ username, count: collaborators.length });
}
