/** `acme`, `acme and lena`, `acme and 2 others`: as Instagram writes the people of a post. */
export function namesOf(username: string, collaborators: readonly string[]): string {
  if (collaborators.length === 0) return username;
  return collaborators.length === 1
    ? `${username} and ${collaborators[0]}`
    : `${username} and ${collaborators.length} others`;
}
