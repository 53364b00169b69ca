/** Why a request is turned down, for transports. */
export type RefusalKind =
  | "invalid"
  | "too-large"
  | "signed-out"
  | "forbidden"
  | "missing"
  | "conflict"
  | "limit"
  | "unavailable";

export type RefusalValues = Readonly<Record<string, string | number>>;

/**
 * An expected "no": a kind for transports, a code for code, a sentence for people.
 * Anything else that is thrown is a bug and reaches the user as "Something went wrong."
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly kind: RefusalKind;
  readonly code: string;
  /** The field of the input that caused it, if there is one. */
  readonly field: string | undefined;
  /** Seconds after which the same request may pass, where that is known. */
  readonly retryAfterS: number | undefined;
  /** The values in its sentence by name, for a page that says it in another language. Source: ADR 148. */
  values: RefusalValues = {};

  constructor(kind: RefusalKind, code: string, message: string, field?: string, retryAfterS?: number) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.field = field;
    this.retryAfterS = retryAfterS;
  }

  /** The same refusal with the values that its sentence has. */
  with(values: RefusalValues): this {
    this.values = values;
    return this;
  }
}

export const signedOut = () => new Refusal("signed-out", "identity.signed-out", "No user is signed in");
/** Also the answer for what belongs to another user: an id does not reveal whether the thing exists. */
export const missing = (thing: string) => new Refusal("missing", `${thing}.missing`, `We couldn't find that ${thing}.`);
/** Two writers met. The reader should look again and repeat what still makes sense. */
export const changedMeanwhile = (thing: string) =>
  new Refusal(
    "conflict",
    `${thing}.changed`,
    `This ${thing} was changed in the meantime. Reload to see the latest version.`,
  );
