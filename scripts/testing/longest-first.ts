import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that would hold up their lane if they came last. Others come by their size, or by what they took last time. */
const LONGEST = [
  /main-job\.story\.ts$/,
  /variants\.story\.ts$/,
  /six-kinds\.story\.ts$/,
  /lost-answers\.scenario\.ts$/,
];

/** The order of test files: the longest first, so that the others fill the time beside them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((it) => it.test(moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((it) => !isLong(it))];
  }
}
