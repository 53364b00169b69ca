import { describe, expect, it } from "vitest";
import { badValues, fieldsOf, withField, withoutField } from "./bad-values.ts";
import { anAdmin, aPerson, asked, call, type Person, procedures } from "./support.ts";
import { validInputs } from "./valid-inputs.ts";

type Word = Parameters<typeof call>[1];

/** Asks a procedure as somebody signed in and tells the answer with the writes that it caused. */
async function attempt(person: Person, path: string, input: unknown) {
  const [word = "", verb = ""] = path.split(".");
  const before = await commits();
  const answer = await call(person, word as Word, verb as never, input);
  return { status: answer.status, field: String(answer.error?.data.field ?? ""), writes: (await commits()) - before };
}

const commits = async () => (await asked("firestore.googleapis.com")).filter((it) => /:commit/.test(it.url)).length;

const mutations = procedures.filter((it) => it.kind === "mutation" && it.takesInput).map((it) => it.path);
const inputs = new Map(Object.entries(validInputs));

describe("bad input (issue: a clear 4xx that names the field, never a 500, nothing written)", () => {
  it("has a valid example for every mutation, to be spoiled field by field", () => {
    expect(mutations.filter((path) => !inputs.has(path))).toEqual([]);
  });

  it.each(mutations)("%s", async (path) => {
    const person = await (path.startsWith("admin.") ? anAdmin() : aPerson());
    const valid = inputs.get(path);
    const wrong: string[] = [];
    const check = async (input: unknown, field: string, always: boolean, what: unknown) => {
      const answer = await attempt(person, path, input);
      // As JSON, which spells a lone surrogate out: a broken character would break the report.
      if (!clear(answer, field, always)) wrong.push(JSON.stringify([field, answer, what]).slice(0, 200));
    };
    for (const whole of [null, [], "text", 7]) await check(whole, "", true, whole);
    for (const field of fieldsOf(valid)) {
      await check(withoutField(valid, field), field, true, "missing");
      for (const { value, always } of badValues(valid, field)) {
        await check(withField(valid, field, value), field, always, value);
      }
    }
    expect(wrong).toEqual([]);
  });
});

type Attempt = Awaited<ReturnType<typeof attempt>>;

/** A 4xx and nothing written; where the value can never be meant, a 400 that names the field or what holds it. */
function clear({ status, field, writes }: Attempt, path: string, always: boolean): boolean {
  if (writes > 0 || status < 400 || status > 499 || (field === "" && always && path !== "")) return false;
  return !always || (status === 400 && (path.startsWith(field) || field.startsWith(path)));
}
