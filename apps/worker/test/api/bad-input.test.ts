import { MOST_CALLS } from "@vignette/domain/kernel";
import { beforeAll, describe, expect, it } from "vitest";
import { anAdmin, aPerson, ask, type Person, procedures, requestsDuring } from "../support.ts";
import { badValues, fieldsOf, withField, withoutField } from "./bad-values.ts";
import { optionalFields, validInputs } from "./valid-inputs.ts";

/** An input, its wrong field, and whether the value is invalid for every field. */
type Attempt = { input: unknown; field: string; always: boolean; what: unknown };

const mutations = procedures.filter((it) => it.kind === "mutation" && it.takesInput).map((it) => it.path);
const inputs = new Map(Object.entries(validInputs));

describe("bad input (issue: a clear 4xx that names the field, never a 500, nothing written)", () => {
  let [user, admin]: Person[] = [];
  beforeAll(async () => {
    [user, admin] = await Promise.all([aPerson(), anAdmin()]);
  });

  it("has a valid example for every mutation, to be broken field by field", () => {
    expect(mutations.filter((path) => !inputs.has(path))).toEqual([]);
  });

  it.each(mutations)("%s", async (path) => {
    const person = path.startsWith("admin.") ? admin : user;
    const attempts = attemptsAt(inputs.get(path));
    const unclear: string[] = [];
    const make = async (batch: readonly Attempt[]) => {
      const answers = await answersTo(person, path, batch);
      for (const [at, attempt] of batch.entries()) {
        // As JSON, which escapes a lone surrogate: a broken character would break the report.
        if (!isClear(answers[at], attempt)) unclear.push(told(attempt, answers[at]));
      }
    };
    const batches = Array.from({ length: Math.ceil(attempts.length / MOST_CALLS) }, (_, at) =>
      attempts.slice(at * MOST_CALLS, (at + 1) * MOST_CALLS),
    );
    const writes = await writesDuring(() => Promise.all(batches.map(make)));
    expect(unclear).toEqual([]);
    // Another call may have written meanwhile. If it was one of these, it writes again when it runs alone.
    if (writes > 0) expect(await writersAmong(attempts, make)).toEqual([]);
  });
});

/** Inputs of the wrong type, and a valid input with each of its fields missing or invalid. */
function attemptsAt(valid: unknown): Attempt[] {
  const wholes = [null, [], "text", 7].map((input) => ({ input, field: "", always: true, what: input }));
  const fields = fieldsOf(valid).flatMap((field) => [
    { input: withoutField(valid, field), field, always: !isOptional(field), what: "missing" },
    ...badValues(valid, field).map(({ value, always }) => ({
      input: withField(valid, field, value),
      field,
      always,
      what: value,
    })),
  ]);
  return [...wholes, ...fields];
}

/** A field that a call may leave out. */
const isOptional = (field: string) => optionalFields.includes(field.split(".").at(-1) ?? "");

type Answer = { status: number; field: string };
type Body = { error?: { data: { httpStatus: number; field?: string | null } } };

/** The answers to several inputs of one mutation, in one request. */
async function answersTo(person: Person | undefined, path: string, attempts: readonly Attempt[]): Promise<Answer[]> {
  const answer = await ask(`/api/trpc/${attempts.map(() => path).join(",")}?batch=1`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${person?.token}` },
    body: JSON.stringify(Object.fromEntries(attempts.map(({ input }, at) => [at, input]))),
  });
  const bodies = (await answer.json()) as Body[];
  return bodies.map(({ error }) => ({ status: error?.data.httpStatus ?? 200, field: error?.data.field ?? "" }));
}

/** A 4xx; for a value that is always invalid, a 400 that names the field or its parent. */
function isClear(answer: Answer | undefined, attempt: Attempt): boolean {
  const { status, field } = answer ?? { status: 0, field: "" };
  if (status < 400 || status > 499) return false;
  if (!attempt.always) return true;
  if (field === "" && attempt.field !== "") return false;
  return status === 400 && (attempt.field.startsWith(field) || field.startsWith(attempt.field));
}

async function writesDuring(act: () => Promise<unknown>): Promise<number> {
  return (await requestsDuring("firestore.googleapis.com", act)).filter((it) => /:commit/.test(it.url)).length;
}

async function writersAmong(attempts: readonly Attempt[], make: (batch: readonly Attempt[]) => Promise<void>) {
  const writers: string[] = [];
  for (const attempt of attempts)
    if ((await writesDuring(() => make([attempt]))) > 0) writers.push(told(attempt, null));
  return writers;
}

const told = ({ field, what }: Attempt, answer: unknown) => JSON.stringify([field, answer, what]).slice(0, 200);
