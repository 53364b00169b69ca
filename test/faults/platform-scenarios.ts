import { endedTokens, passingAnswers, TOO_LATE, timeouts } from "./answers.ts";
import { fileCalls, networkCalls } from "./network-calls.ts";
import { anyTruth, type Line, lines, type Scenario, unharmed } from "./scenario.ts";

const titleOf = ({ platform, kind }: Line) => `${platform} ${kind}`;

/** At each call of a publish in turn, each thing that may become of it. */
export function platformScenarios(): Scenario[] {
  return lines.flatMap((line) =>
    networkCalls(line).flatMap(({ name, find }) =>
      Object.entries({ ...passingAnswers(line.platform), ...timeouts, ...endedTokens }).map(
        ([answer, fault]) =>
          ({
            name: `${titleOf(line)}: ${name} meets ${answer}`,
            line,
            faults: (who) => [{ ...find(who), fault }],
            // TikTok renews what has run out; Instagram renews nothing that has ended.
            ends: "token" in fault && !(line.platform === "tiktok" && fault.token === "expired") ? anyTruth : unharmed,
            ...("delayMs" in fault && { patience: TOO_LATE + 12_000 }),
          }) satisfies Scenario,
      ),
    ),
  );
}

/** The platform's download of our file fails. If it refuses permanently, nothing is published. */
export function fileScenarios(): Scenario[] {
  return lines.flatMap((line) =>
    fileCalls(line).flatMap(({ name, find }) =>
      Object.entries(passingAnswers("files")).map(
        ([answer, fault]) =>
          ({
            name: `${titleOf(line)}: ${name} meets ${answer}`,
            line,
            faults: (who) => [{ ...find(who), fault }],
            ends: ["published", "failed"],
          }) satisfies Scenario,
      ),
    ),
  );
}

/** TikTok's token has run out, and its renewal goes wrong as well. */
export function renewalScenarios(): Scenario[] {
  const expired = { token: "expired" } as const;
  return lines
    .filter(({ platform }) => platform === "tiktok")
    .flatMap((line) =>
      Object.entries({
        ...passingAnswers("tiktok"),
        ...timeouts,
        "a revoked token": { token: "revoked" as const },
      }).map(
        ([answer, fault]) =>
          ({
            name: `${titleOf(line)}: the renewal of an expired token meets ${answer}`,
            line,
            faults: ({ account }) => [
              { host: "open.tiktokapis.com", path: "/v2/post", account, fault: expired },
              { host: "open.tiktokapis.com", path: "/v2/oauth/token/", account, fault },
            ],
            // A rotated token whose answer was lost is lost permanently: only its owner can reconnect.
            ends: answer.includes("all done") || "token" in fault ? ["failed"] : unharmed,
            ...("delayMs" in fault && { patience: TOO_LATE + 12_000 }),
          }) satisfies Scenario,
      ),
    );
}

/** A post that only its owner sees is in no list: a lost one stays in doubt, and is checked for a day. */
export function unlistedScenarios(): Scenario[] {
  return lines
    .filter(({ platform }) => platform === "tiktok")
    .flatMap((line) => {
      const handOver = networkCalls(line)[1];
      if (!handOver) throw new RangeError("TikTok takes posts in its second call.");
      return Object.entries({ ...passingAnswers("tiktok"), ...timeouts }).map(
        ([answer, fault]) =>
          ({
            name: `${titleOf(line)} for its owner only: the hand-over meets ${answer}`,
            line,
            audience: "only-me",
            faults: (who) => [{ ...handOver.find(who), fault }],
            ends: answer.endsWith("all done") ? ["needs-check", "published"] : unharmed,
            ...("delayMs" in fault && { patience: TOO_LATE + 12_000 }),
          }) satisfies Scenario,
      );
    });
}
