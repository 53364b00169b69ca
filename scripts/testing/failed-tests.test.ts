import { describe, expect, it } from "vitest";
import { failedTests } from "./failed-tests.ts";

const passed = { fullName: "a cup holds tea", status: "passed", failureMessages: [] };
const failed = {
  fullName: "a cup is dry",
  status: "failed",
  failureMessages: ["\u001B[31mError: wet\u001B[39m\n\n  at cup.ts:3\n  at node_modules/vitest/run.js:9"],
};

const report = (testResults: Parameters<typeof failedTests>[0]["testResults"]) => ({ numPassedTests: 1, testResults });

describe("the failed tests of a report", () => {
  it("are told with their file, name and error", () => {
    const file = { name: "/repo/test/cup.test.ts", status: "failed", message: "", assertionResults: [passed, failed] };
    expect(failedTests(report([file]), "/repo")).toEqual([
      "test/cup.test.ts › a cup is dry\n    Error: wet\n      at cup.ts:3",
    ]);
  });

  it("include a file that could not be loaded", () => {
    const file = { name: "/repo/test/jug.test.ts", status: "failed", message: "no such module", assertionResults: [] };
    expect(failedTests(report([file]), "/repo")).toEqual(["test/jug.test.ts\n    no such module"]);
  });

  it("are none if all passed", () => {
    const file = { name: "/repo/test/cup.test.ts", status: "passed", message: "", assertionResults: [passed] };
    expect(failedTests(report([file]), "/repo")).toEqual([]);
  });
});
