import { describe, expect, it } from "vitest";
import { anAdmin, aPerson, call, type Person, procedures, requestsDuring } from "../support.ts";
import { badValues, fieldsOf, withField, withoutField } from "./bad-values.ts";
import { optionalFields, validInputs } from "./valid-inputs.ts";

type Word = Parameters<typeof call>[1];
/** An input, its wrong field, and whether the value is invalid for every field. */
type Attempt = { input: unknown; field: string; always: boolean; what: unknown };

const mutations = procedures.filter((it) => it.kind === "mutation" && it.takesInput).map((it) => it.path);
const inputs = new Map(Object.entries(validInputs));

describe("bad input (issue: a clear 4xx that names the field, never a 500, nothing written)", () => {
  it("has a valid example for every mutation, to be broken field by field", () => {
    expect(mutations.filter((path) => !inputs.has(path))).toEqual([]);
  });

  it.each(mutations)("%s", async (path) => {
    const person = await (path.startsWith("admin.") ? anAdmin() : aPerson());
    const attempts = attemptsAt(inputs.get(path));
    const unclear: string[] = [];
    const make = async (attempt: Attempt) => {
      const answer = await answerTo(person, path, attempt.input);
      // As JSON, which escapes a lone surrogate: a broken character would break the report.
      if (!isClear(answer, attempt)) unclear.push(told(attempt, answer));
    };
    const writes = await writesDuring(() => Promise.all(attempts.map(make)));
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

async function answerTo(person: Person, path: string, input: unknown): Promise<{ status: number; field: string }> {
  const [word = "", verb = ""] = path.split(".");
  const answer = await call(person, word as Word, verb as never, input);
  return { status: answer.status, field: String(answer.error?.data.field ?? "") };
}

/** A 4xx; for a value that is always invalid, a 400 that names the field or its parent. */
function isClear({ status, field }: { status: number; field: string }, attempt: Attempt): boolean {
  if (status < 400 || status > 499) return false;
  if (!attempt.always) return true;
  if (field === "" && attempt.field !== "") return false;
  return status === 400 && (attempt.field.startsWith(field) || field.startsWith(attempt.field));
}

async function writesDuring(act: () => Promise<unknown>): Promise<number> {
  return (await requestsDuring("firestore.googleapis.com", act)).filter((it) => /:commit/.test(it.url)).length;
}

async function writersAmong(attempts: readonly Attempt[], make: (attempt: Attempt) => Promise<void>) {
  const writers: string[] = [];
  for (const attempt of attempts) if ((await writesDuring(() => make(attempt))) > 0) writers.push(told(attempt, null));
  return writers;
}

const told = ({ field, what }: Attempt, answer: unknown) => JSON.stringify([field, answer, what]).slice(0, 200);
