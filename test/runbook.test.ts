import { readFileSync } from "node:fs";
import { alarmNames } from "@vignette/domain/operations";
import { expect, it } from "vitest";
import { checkNames } from "../apps/worker/src/features/operations/readiness.ts";

const runbook = readFileSync(new URL("../docs/runbook.md", import.meta.url), "utf8");

it.each(alarmNames)("the runbook says what to do about the alarm %s", (name) => {
  const section = runbook.split(`### ${name}\n`)[1]?.split("\n###")[0] ?? "";
  expect(section).toMatch(/\n1\. .+/);
});

it.each(checkNames)("the runbook says what to do if the check %s fails", (name) => {
  expect(runbook).toContain(`| \`${name}\` |`);
});
