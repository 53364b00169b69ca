import type { RefusalValues, Says } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import type { Notice } from "@vignette/ui";
import { pageLanguage } from "./shared/language/page-language.ts";
import { worded } from "./shared/refusals/worded.ts";
import { ShownError } from "./shared/shown-error.ts";

/** The message of an error for users. An unexpected one is "Something went wrong." */
export function errorMessage(error: unknown): string {
  if (isRefusal(error) || error instanceof ShownError) return error.message;
  return inEnglish() ? m.app_something_went_wrong({}, { locale: "en" }) : m.app_something_went_wrong();
}

/** The same as one text including the reference, if there is one: for places that show text alone. */
export function errorText(error: unknown): string {
  const reference = referenceOf(error);
  if (reference === null) return errorMessage(error);
  return inEnglish()
    ? `${errorMessage(error)} ${m.ui_reference({}, { locale: "en" }).replace("<id/>", reference)}`
    : m.app_something_went_wrong_reference({ reference });
}

/** An error as a toast: its message and, for unexpected errors, the reference that finds it in the logs. */
export const errorNotice = (error: unknown): Notice => ({
  kind: "error",
  title: errorMessage(error),
  reference: referenceOf(error),
});

/** The id that finds an unexpected error in the logs, if the Worker gave one. A refusal needs none. */
export function referenceOf(error: unknown): string | null {
  if (isRefusal(error) || !isFailed(error)) return null;
  const id: unknown = error.data?.requestId;
  return typeof id === "string" ? id : null;
}

/** The code of the domain's refusal, such as `usage.over-projects`, or null for anything else. */
export function refusalOf(error: unknown): string | null {
  return isRefusal(error) && typeof error.data.refusal === "string" ? error.data.refusal : null;
}

/** The error with its refusal in the page's language, as far as the sentences are loaded. It came in English. */
export function inWords<E>(error: E): E {
  if (!isRefusal(error) || inEnglish()) return error;
  const { refusal, values, issue } = error.data;
  const says = refusal ? { code: refusal, values } : issue;
  if (says) error.message = worded({ ...says, message: error.message });
  return error;
}

/** Whether a call got no answer of ours: the Worker, or the way to it, is down. */
export const isUnanswered = (error: unknown): boolean => isFailed(error) && !error.data;

/** Whether the Worker refused the call as signed out. */
export function isSignedOut(error: unknown): boolean {
  return isRefusal(error) && error.data.code === "UNAUTHORIZED";
}

type Data = {
  code?: string;
  httpStatus?: number;
  requestId?: string | null;
  refusal?: string | null;
  values?: RefusalValues | null;
  /** What is wrong with an input, where no rule refused it. */
  issue?: Says | null;
};
type Failed = Error & { data?: Data | null };

/** Whether the Worker answered with a message for the user. */
export function isRefusal(error: unknown): error is Error & { data: Data } {
  if (!isFailed(error)) return false;
  return Boolean(error.data?.refusal) || (error.data?.httpStatus ?? 500) < 500;
}

/** Whether a call of the Worker failed. By name: sign-in pages show errors without the client of the Worker. */
const isFailed = (error: unknown): error is Failed => error instanceof Error && error.name === "TRPCClientError";

const inEnglish = () => pageLanguage() === "en";
