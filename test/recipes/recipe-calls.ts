import type { FaultRule } from "../../apps/sandbox/src/faults.ts";
import { passingAnswers } from "../faults/answers.ts";
import { feedPath, type TriggerType } from "./trigger.ts";

/**
 * The ids by which a rule finds the calls of one run and no others. `word` stands in its product's name; `run`: what its
 * id begins with; `owner`: the name of the recipe's.
 */
export type RunIds = { recipeId: string; run: string; word: string; account: string; owner: string };

/** One call of a run, as text, and how a fault rule matches it. */
type RunCall = { name: string; find: (ids: RunIds) => Omit<FaultRule, "fault"> };

/** A run whose call meets something on its way, and what begins it. */
export type RunScenario = { name: string; trigger: TriggerType; fault: (ids: RunIds) => FaultRule };

/** The calls about the run's own document: its beginning, and the reads and writes of each step. */
const DOCUMENT_CALLS = 10;
/** Those of its beginning by a feed or a call: it is looked for, and created. What comes after is as with times. */
const BEGINNING_CALLS = 2;

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

const documentCalls = (count: number): RunCall[] =>
  Array.from({ length: count }, (_, skip) => ({
    name: `document call ${skip + 1}`,
    find: ({ run }) => ({ host: "firestore.googleapis.com", mentions: run, skip }),
  }));

/** What comes before the run of an item of a feed: the feed, and what is kept of it. */
const feedCall: RunCall = {
  name: "reading: the feed",
  find: ({ owner }) => ({ host: "acme.example", path: feedPath(owner) }),
};
const feedDocument: RunCall = {
  name: "reading: what the feed held",
  find: ({ recipeId }) => ({ host: "firestore.googleapis.com", mentions: `recipe_feeds/${recipeId}` }),
};
const secretDocument: RunCall = {
  name: "calling: the secret",
  find: ({ recipeId }) => ({ host: "firestore.googleapis.com", mentions: `recipe_secrets/${recipeId}` }),
};

/** Each call of a run fails once in each way, and so does each that begins it. */
export function runScenarios(): RunScenario[] {
  return [
    ...meeting("times", "files", outsideCalls),
    ...meeting("times", "firestore", documentCalls(DOCUMENT_CALLS)),
    ...meeting("feed", "files", [feedCall]),
    ...meeting("feed", "firestore", [feedDocument, ...documentCalls(BEGINNING_CALLS)]),
    ...meeting("call", "firestore", [secretDocument, ...documentCalls(BEGINNING_CALLS)]),
  ];
}

const beginnings: Record<TriggerType, string> = { times: "", feed: "an item of a feed, ", call: "a signed call, " };

const meeting = (
  trigger: TriggerType,
  side: Parameters<typeof passingAnswers>[0],
  calls: readonly RunCall[],
): RunScenario[] =>
  calls.flatMap(({ name, find }) =>
    Object.entries(passingAnswers(side)).map(([answer, fault]) => ({
      name: `${beginnings[trigger]}${name} meets ${answer}`,
      trigger,
      fault: (ids) => ({ ...find(ids), fault }),
    })),
  );
