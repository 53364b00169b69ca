import { DOCUMENTS } from "../publishing/creator.ts";
import type { TestApp } from "../publishing/running-app.ts";
import type { Who } from "./scenario.ts";

type Wire = Record<string, unknown>;
type Value = { timestampValue?: string; integerValue?: string; stringValue?: string; mapValue?: { fields?: Fields } };
type Fields = Record<string, Value>;

/** The fields of a target. Times in milliseconds since the epoch. */
export type TargetFacts = {
  state: string;
  stage: string | null;
  /** The state of its first comment; null if none follows. */
  comment: string | null;
  wakeAt: number | null;
  lastUpdated: number;
  version: string;
  told: string[];
  startedAt: number | null;
  publishAt: number;
  fields: Fields;
};

const MOMENTS = ["publishAt", "wakeAt", "lastUpdated", "sweepAt"];
const ATTEMPT_MOMENTS = ["startedAt", "sendingSince", "sentAt", "committedAt"];
const COMMENT_MOMENTS = ["since", "sentAt"];
const ROOT = DOCUMENTS.slice(DOCUMENTS.indexOf("/v1/") + 4);
const pathOf = ({ postId, targetId }: Pick<Who, "postId" | "targetId">) => `posts/${postId}/targets/${targetId}`;

/** The target as it lies in Firestore; null if it is gone. */
export async function readTarget(app: TestApp, who: Pick<Who, "postId" | "targetId">): Promise<TargetFacts | null> {
  const answer = await app.byHand(`${DOCUMENTS}/${pathOf(who)}`);
  if (answer.status === 404) return null;
  const { fields, updateTime } = (await answer.json()) as { fields: Fields; updateTime: string };
  const attempt = fields.attempt?.mapValue?.fields;
  const wakeAt = fields.wakeAt?.timestampValue;
  return {
    state: fields.state?.stringValue ?? "",
    stage: attempt?.stage?.stringValue ?? null,
    comment: fields.comment?.mapValue?.fields?.state?.stringValue ?? null,
    wakeAt: wakeAt === undefined ? null : Date.parse(wakeAt),
    lastUpdated: momentOf(fields.lastUpdated),
    publishAt: momentOf(fields.publishAt),
    startedAt: attempt?.startedAt?.integerValue === undefined ? null : Number(attempt.startedAt.integerValue),
    version: updateTime,
    told: toldIn(fields),
    fields,
  };
}

/**
 * Lets time pass for one target by moving all its stored times back. Nothing else changes.
 * Does nothing if the target changed since it was read. Answers the version that this made.
 */
export async function letPass(app: TestApp, who: Who, { fields, version }: TargetFacts, ms: number): Promise<string> {
  const attempt = fields.attempt?.mapValue?.fields;
  const earlier: Wire = Object.fromEntries(MOMENTS.map((name) => [name, shifted(fields[name], ms)]));
  if (attempt) {
    const moved = Object.fromEntries(ATTEMPT_MOMENTS.map((name) => [name, shifted(attempt[name], ms)]));
    earlier.attempt = { mapValue: { fields: { ...attempt, ...moved } } };
  }
  const comment = fields.comment?.mapValue?.fields;
  if (comment) {
    const moved = Object.fromEntries(COMMENT_MOMENTS.map((name) => [name, shifted(comment[name], ms)]));
    earlier.comment = { mapValue: { fields: { ...comment, ...moved } } };
  }
  return await change(app, who, earlier, version);
}

/** It is due now, and unclaimed. */
export async function makeDue(app: TestApp, who: Who): Promise<void> {
  const now = { timestampValue: new Date().toISOString() };
  const target = await readTarget(app, who);
  if (target) await change(app, who, { publishAt: now, wakeAt: now, sweepAt: now }, target.version);
}

async function change(app: TestApp, who: Who, fields: Wire, version: string): Promise<string> {
  const update = { name: `${ROOT}/${pathOf(who)}`, fields };
  const write = { update, updateMask: { fieldPaths: Object.keys(fields) }, currentDocument: { updateTime: version } };
  const answer = await app.byHand(`${DOCUMENTS}:commit`, { method: "POST", body: JSON.stringify({ writes: [write] }) });
  const { writeResults = [] } = (await answer.json()) as { writeResults?: { updateTime?: string }[] };
  return writeResults[0]?.updateTime ?? version;
}

function shifted(value: Value = {}, ms: number): Value {
  if (value.timestampValue !== undefined) {
    return { timestampValue: new Date(Date.parse(value.timestampValue) - ms).toISOString() };
  }
  return value.integerValue === undefined ? value : { integerValue: String(Number(value.integerValue) - ms) };
}

const momentOf = (value: Value | undefined) => Date.parse(value?.timestampValue ?? "");

function toldIn(fields: Fields): string[] {
  const log = fields.log as { arrayValue?: { values?: { mapValue: { fields: Fields } }[] } } | undefined;
  return (log?.arrayValue?.values ?? []).map(
    ({ mapValue }) => `${mapValue.fields.event?.stringValue}: ${mapValue.fields.detail?.stringValue}`,
  );
}
