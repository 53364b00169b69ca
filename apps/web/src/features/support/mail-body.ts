import { m } from "@vignette/messages";
import type { SupportContext } from "./send-support.ts";

/** The text of a request as a mail. A mail link cannot carry pictures, so the text asks the user to attach them. */
export function mailBody(description: string, context: SupportContext | null, images: number): string {
  const facts = context
    ? `Page: ${context.page}\nVersion: ${context.version}\nRequest: ${context.requestId ?? "none"}`
    : "";
  const pictures = images > 0 ? m.settings_attach_images({ images }) : "";
  return [description.trim(), facts, pictures].filter(Boolean).join("\n\n");
}
