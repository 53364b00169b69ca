import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { holds } from "./proof.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Statements of which a part is not proved yet. Take out what you prove; nothing may be added. */
const stillOpen: string[] = [];
/** Statements that ask for nothing: whom the product is for. */
const nothingAsked = ["1.1"];

type Row = { id: string; words: string; proofs: string[] };

describe("docs/spec-coverage.md", () => {
  const statements = statementsOf(read("docs/spec.md"));
  const rows = rowsOf(read("docs/spec-coverage.md"));

  it("has one row for each statement of the specification, in its order and its words", () => {
    expect(rows.map((row) => row.id)).toEqual([...statements.keys()]);
    const foreign = rows.filter(({ id, words }) => !statements.get(id)?.startsWith(words.replace(/ …$/, "")));
    expect(foreign).toEqual([]);
  });

  it("names only tests and decisions that exist", () => {
    const broken = rows.flatMap(({ id, proofs }) => proofs.filter((it) => !holds(it)).map((it) => `${id}: ${it}`));
    expect(broken).toEqual([]);
  });

  it("proves every statement but those that say what is not shown", () => {
    const excused = rows.filter(({ proofs }) => proofs.some((it) => it.startsWith("nothing to run")));
    const wrongly = excused.filter(({ id }) => {
      const statement = statements.get(id) ?? "";
      return !(nothingAsked.includes(id) || statement.includes("not shown") || isHeading(id));
    });
    expect(wrongly).toEqual([]);
    expect(rows.filter((row) => row.proofs.length === 0)).toEqual([]);
  });

  it("leaves open exactly what the list above says", () => {
    const open = rows.filter((row) => row.proofs.some((it) => it.startsWith("open:"))).map((row) => row.id);
    expect(open).toEqual(stillOpen);
  });

  function isHeading(id: string): boolean {
    return /^\*\*[^*]+\*\*$/.test(linesOf(read("docs/spec.md")).get(id) ?? "");
  }
});

/**
 * Each bullet, row of a table and paragraph is one statement, numbered within its section. The headings of §2 that state
 * something about the routes below them are statements as well, with a letter instead.
 */
function statementsOf(spec: string): Map<string, string> {
  return new Map([...linesOf(spec)].map(([id, line]) => [id, wordsOf(line)]));
}

function linesOf(spec: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const section of spec.split(/^## /m).slice(1)) {
    const number = section.slice(0, section.indexOf("."));
    const asked = section
      .split("\n")
      .slice(1)
      .map((line) => line.trim())
      .filter((line) => line !== "" && !/^\|[-| ]+\|$|^\| (Route|Situation) \|/.test(line))
      .filter((line) => !line.startsWith("#") || /^### (Public|Logged-in) routes/.test(line));
    let [numbers, letters] = [0, 0];
    for (const line of asked) {
      const place = line.startsWith("#") ? "ABC"[letters++] : String(++numbers);
      lines.set(`${number}.${place}`, line);
    }
  }
  return lines;
}

const wordsOf = (line: string) =>
  line
    .replace(/^#+ |^[-|] ?|\*\*|\|/g, "")
    .replace(/\s+/g, " ")
    .trim();

function rowsOf(table: string): Row[] {
  return [...table.matchAll(/^\| (\d\.(?:\d+|[A-Z])) \| (.*?) \| (.*) \|$/gm)].map(
    ([, id = "", words = "", proofs = ""]) => ({
      id,
      words,
      proofs: proofs.split("<br>"),
    }),
  );
}
