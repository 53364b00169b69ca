import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { holds } from "./proof.ts";

/** Lines of which no test proves anything yet. Take out what you prove; nothing may be added. */
const stillOpen: number[] = [];

describe("docs/complaints.md", () => {
  const page = readFileSync(new URL("../docs/complaints.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| (\d+) \| .*? \| (.*) \|$/gm)].map(([, line, proofs = ""]) => ({
    line: Number(line),
    proofs: proofs.split("<br>"),
  }));

  it("has a row for each complaint, with proofs that exist", () => {
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 29 }, (_, i) => i + 1));
    expect(rows.flatMap(({ proofs }) => proofs).filter((it) => !holds(it))).toEqual([]);
  });

  it("leaves open exactly what the list above says", () => {
    const open = rows.filter(({ proofs }) => proofs.some((it) => it.startsWith("open:")));
    expect(open.map(({ line }) => line)).toEqual(stillOpen);
  });
});
