import { MOST_CALLS, Refusal } from "@vignette/domain/kernel";

/** Refuses the calls of a URL below `/api/trpc` if their names cannot be decoded or there are too many. */
export function refuseCalls({ pathname, searchParams }: URL): Refusal | null {
  const names = decoded(pathname)?.split(",");
  if (!names) return new Refusal("invalid", "request.bad-path", "This address cannot be read.", "path");
  if (searchParams.get("batch") !== "1" || names.length <= MOST_CALLS) return null;
  return new Refusal("invalid", "request.too-many-calls", `Send at most ${MOST_CALLS} calls at once.`, "path");
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
