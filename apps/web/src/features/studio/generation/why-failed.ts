import type { CreationView, RenderView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { wordedFinding } from "../../../shared/refusals/worded.ts";

type Failed = Pick<CreationView | RenderView, "failure" | "failureSays">;

/** Why a generation or an export failed, in the page's language. */
export const whyFailed = ({ failure, failureSays }: Failed): string =>
  failure === null ? m.app_something_went_wrong() : wordedFinding({ message: failure, says: failureSays });
