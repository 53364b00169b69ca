import { Refusal, type RefusalValues } from "@vignette/domain/kernel";

/** Why a public resource could not be fetched, and whether trying again may help. */
const reasons = {
  silent: "unavailable",
  unreachable: "unavailable",
  login: "invalid",
  blocked: "invalid",
  missing: "invalid",
  lost: "invalid",
  broken: "unavailable",
} as const satisfies Record<string, Refusal["kind"]>;
type Reason = keyof typeof reasons;

/** The refusal for each reason. `lost`: it redirects without an end. */
export type PublicRefusals = Record<Reason, () => Refusal>;

/** Where a resource of one sort is asked for: the beginning of its codes, such as `research.page`, and the field of its address. */
export type Asked = { code: string; field: string };

/** A refusal of what was fetched, or could not be: `code` follows that of its sort. */
export const refusalOf =
  ({ code: sort, field }: Asked) =>
  (kind: Refusal["kind"], code: string, sentence: string, values: RefusalValues = {}) =>
  () =>
    new Refusal(kind, `${sort}-${code}`, sentence, field).with(values);

/** The refusals for resources of one sort, with a sentence for each reason. */
export function publicRefusals(asked: Asked, sentences: Record<Reason, string>): PublicRefusals {
  const refusal = refusalOf(asked);
  const of = (reason: Reason) => refusal(reasons[reason], reason, sentences[reason]);
  return {
    silent: of("silent"),
    unreachable: of("unreachable"),
    login: of("login"),
    blocked: of("blocked"),
    missing: of("missing"),
    lost: of("lost"),
    broken: of("broken"),
  };
}
