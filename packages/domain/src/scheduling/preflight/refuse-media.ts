import { type Refusal, refusalSaying } from "../../kernel/index.ts";
import type { CheckedTarget } from "./checked-target.ts";
import { mediaChecks } from "./preflight.ts";

/** Why a platform would not take these files, naming the slide; null if it should. Rules: `platformRules`. */
export function refuseMedia(target: CheckedTarget): Refusal | null {
  const findings = mediaChecks(target).flatMap((check) => check.findings ?? []);
  const must = findings.find(({ severity }) => severity === "must");
  return must ? refusalSaying(must, "assetId") : null;
}
