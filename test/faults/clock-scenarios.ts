import { endedTokens, passingAnswers } from "./answers.ts";
import { networkCalls } from "./network-calls.ts";
import { anyTruth, lines, type Scenario, unharmed } from "./scenario.ts";

/** While the platforms' clocks are wrong: an undisturbed post, a lost hand-over, a token that has run out. */
export function skewedScenarios(minutes: number): Scenario[] {
  const name = `with a clock ${Math.abs(minutes)} min ${minutes > 0 ? "ahead" : "behind"}`;
  return lines.flatMap((line) => {
    const calls = networkCalls(line);
    const sending = calls.find(({ name }) => name === "the hand-over" || name === "the publish");
    if (!sending) throw new RangeError("There is no post without sending it.");
    const answers = { ...passingAnswers(line.platform), ...endedTokens };
    const undisturbed: Scenario = {
      name: `${line.platform} ${line.kind} ${name}`,
      line,
      faults: () => [],
      ends: unharmed,
    };
    return [
      undisturbed,
      ...Object.entries(answers).map(
        ([answer, fault]): Scenario => ({
          name: `${line.platform} ${line.kind} ${name}: ${sending.name} meets ${answer}`,
          line,
          faults: (who) => [{ ...sending.find(who), fault }],
          // A post that is dated before it was sent is not taken for ours: that stays in doubt.
          ends: "token" in fault || answer.endsWith("all done") ? anyTruth : unharmed,
        }),
      ),
    ];
  });
}

/**
 * Wall times on both sides of an edge, in its hour and in the hour that comes twice, with the instant that each means.
 */
const edges: readonly NonNullable<Scenario["planned"]>[] = [
  { zone: "Europe/Berlin", wallTime: "2027-03-28T01:59", instant: "2027-03-28T00:59:00Z" },
  { zone: "Europe/Berlin", wallTime: "2027-03-28T02:30", instant: "2027-03-28T01:30:00Z" },
  { zone: "Europe/Berlin", wallTime: "2027-03-28T03:00", instant: "2027-03-28T01:00:00Z" },
  { zone: "Europe/Berlin", wallTime: "2027-10-31T02:30", instant: "2027-10-31T00:30:00Z" },
  { zone: "Europe/Berlin", wallTime: "2027-10-31T03:00", instant: "2027-10-31T02:00:00Z" },
  { zone: "America/New_York", wallTime: "2027-03-14T01:59", instant: "2027-03-14T06:59:00Z" },
  { zone: "America/New_York", wallTime: "2027-03-14T03:00", instant: "2027-03-14T07:00:00Z" },
  { zone: "America/New_York", wallTime: "2027-11-07T00:59", instant: "2027-11-07T04:59:00Z" },
  { zone: "America/New_York", wallTime: "2027-11-07T02:00", instant: "2027-11-07T07:00:00Z" },
  { zone: "Australia/Lord_Howe", wallTime: "2027-04-04T03:00", instant: "2027-04-03T16:30:00Z" },
  { zone: "Australia/Sydney", wallTime: "2027-10-03T03:00", instant: "2027-10-02T16:00:00Z" },
  { zone: "Asia/Kathmandu", wallTime: "2027-03-28T02:30", instant: "2027-03-27T20:45:00Z" },
];

/** A post planned across a clock change goes out once, at its owner's wall time. */
export function edgeScenarios(): Scenario[] {
  return lines
    .filter(({ kind }) => kind === "picture")
    .flatMap((line) =>
      edges.map((planned) => ({
        name: `${line.platform} ${line.kind} at ${planned.wallTime} in ${planned.zone}`,
        line,
        planned,
        faults: () => [],
        ends: unharmed,
      })),
    );
}
