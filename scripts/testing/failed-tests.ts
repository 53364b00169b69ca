import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What Vitest's JSON reporter writes, as far as it is read here. Source: https://vitest.dev/guide/reporters#json-reporter */
export type Report = {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] | null }[];
  }[];
};

/** Lines of an error that are kept, without those of packages. Our own choice: enough for its message and where it came from. */
const ERROR_LINES = 12;

/** A text for each failed test, and for each file that could not be loaded: where it stands, then the start of its error. */
export function failedTests(report: Report, root: string): string[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((it) => it.status === "failed");
    if (failed.length === 0) return status === "failed" ? [text(file, message)] : [];
    return failed.map((it) => text(`${file} › ${it.fullName}`, it.failureMessages?.join("\n") ?? ""));
  });
}

function text(place: string, error: string): string {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"));
  return [place, ...lines.slice(0, ERROR_LINES).map((line) => `    ${line}`)].join("\n");
}
