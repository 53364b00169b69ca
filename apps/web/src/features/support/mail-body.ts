import type { SupportContext } from "./send-support.ts";

/** The words of a request as a mail. Pictures cannot ride along in a mail link, so it asks for them. */
export function mailBody(description: string, context: SupportContext | null, images: number): string {
  const facts = context
    ? `Page: ${context.page}\nVersion: ${context.version}\nRequest: ${context.requestId ?? "none"}`
    : "";
  const pictures =
    images > 0 ? `(Please attach your ${images === 1 ? "image" : `${images} images`} to this mail.)` : "";
  return [description.trim(), facts, pictures].filter(Boolean).join("\n\n");
}
