/** An error whose message is a sentence for the user, in the page's language. What others say is for developers. Source: ADR 157. */
export class ShownError extends Error {
  override readonly name = "ShownError";
}
