import type { FaultRule } from "../../apps/sandbox/src/faults.ts";
import { passingAnswers } from "../faults/answers.ts";

/** The ids by which a rule finds the calls of one run and no others. `word` stands in its product's name. */
export type RunIds = { runId: string; word: string; account: string };

/** One call of a run, as text, and how a fault rule matches it. */
type RunCall = { name: string; find: (ids: RunIds) => Omit<FaultRule, "fault"> };

/** A run whose call meets something on its way. */
export type RunScenario = { name: string; fault: (ids: RunIds) => FaultRule };

/** The calls about the run's own document: its beginning, and the reads and writes of each step. */
const DOCUMENT_CALLS = 10;

/** What a run asks others for, in the order of its steps: choose, make, render, plan. */
const outsideCalls: readonly RunCall[] = [
  { name: "choosing: the hook", find: ({ word }) => openai(word, 0) },
  { name: "making: the words", find: ({ word }) => openai(word, 1) },
  { name: "rendering: the order", find: ({ word }) => ({ host: "renderer.vignette.internal", mentions: word }) },
  {
    name: "planning: what the account may do",
    find: ({ account }) => ({
      host: "open.tiktokapis.com",
      path: "/v2/post/publish/creator_info/query/",
      account,
    }),
  },
];

const openai = (word: string, skip: number) => ({ host: "api.openai.com", path: "/v1/", mentions: word, skip });

const documentCall = (skip: number): RunCall => ({
  name: `document call ${skip + 1}`,
  find: ({ runId }) => ({ host: "firestore.googleapis.com", mentions: runId, skip }),
});

/** Each call of a run fails once in each way. */
export function runScenarios(): RunScenario[] {
  const documents = Array.from({ length: DOCUMENT_CALLS }, (_, at) => documentCall(at));
  return [
    ...outsideCalls.flatMap((call) => meeting(call, "files")),
    ...documents.flatMap((call) => meeting(call, "firestore")),
  ];
}

const meeting = ({ name, find }: RunCall, side: Parameters<typeof passingAnswers>[0]): RunScenario[] =>
  Object.entries(passingAnswers(side)).map(([answer, fault]) => ({
    name: `${name} meets ${answer}`,
    fault: (ids) => ({ ...find(ids), fault }),
  }));
