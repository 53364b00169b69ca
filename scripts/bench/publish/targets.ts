import { CLAIM_AHEAD } from "@vignette/domain/scheduling";
import { DOCUMENTS } from "../../../test/publishing/creator.ts";
import type { TestApp } from "../../../test/publishing/running-app.ts";

export type Planned = { postId: string; targetId: string; caption: string };

/** The state of a target. Times in milliseconds since the epoch. */
type TargetSnapshot = { caption: string; state: string; wakeAt: number | null; begunAt: number | null };

const ROOT = DOCUMENTS.slice(DOCUMENTS.indexOf("/v1/") + 4);
const nameOf = ({ postId, targetId }: Planned) => `${ROOT}/posts/${postId}/targets/${targetId}`;
/** Most writes in one commit. Source: docs/platforms/firestore.md#limits. */
const MOST_WRITES = 500;

/** Makes unclaimed targets due at a given instant, directly in the database, so that no day has to pass. */
export async function bringForward(app: TestApp, planned: readonly Planned[], due: number): Promise<void> {
  const moment = { timestampValue: new Date(due).toISOString() };
  const sweepAt = { timestampValue: new Date(due - CLAIM_AHEAD).toISOString() };
  for (let from = 0; from < planned.length; from += MOST_WRITES) {
    const writes = planned.slice(from, from + MOST_WRITES).map((it) => ({
      update: { name: nameOf(it), fields: { publishAt: moment, wakeAt: moment, sweepAt } },
      updateMask: { fieldPaths: ["publishAt", "wakeAt", "sweepAt"] },
    }));
    const answer = await app.byHand(`${DOCUMENTS}:commit`, { method: "POST", body: JSON.stringify({ writes }) });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

type Value = { stringValue?: string; timestampValue?: string; integerValue?: string; mapValue?: { fields?: Fields } };
type Fields = Record<string, Value>;

/** The targets as stored in Firestore. */
export async function readTargets(app: TestApp, planned: readonly Planned[]): Promise<TargetSnapshot[]> {
  const body = JSON.stringify({ documents: planned.map(nameOf) });
  const answer = await app.byHand(`${DOCUMENTS}:batchGet`, { method: "POST", body });
  const found = (await answer.json()) as { found?: { fields: Fields } }[];
  return found.flatMap(({ found }) => (found ? [targetSnapshot(found.fields)] : []));
}

function targetSnapshot({ caption, state, wakeAt, attempt }: Fields): TargetSnapshot {
  const begunAt = attempt?.mapValue?.fields?.sendingSince?.integerValue;
  return {
    caption: caption?.stringValue ?? "",
    state: state?.stringValue ?? "",
    wakeAt: wakeAt?.timestampValue === undefined ? null : Date.parse(wakeAt.timestampValue),
    begunAt: begunAt === undefined ? null : Number(begunAt),
  };
}
