import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { failureOf, goneChoiceSaid, nothingPosted } from "@vignette/domain/scheduling";
import { failureWords } from "@vignette/messages/failures";
import { messagesOfArea } from "@vignette/messages/files";
import { describe, expect, it } from "vitest";
import { receiptSentences } from "../apps/web/src/shared/refusals/receipt-sentences.ts";

const root = join(import.meta.dirname, "..");
const messages = new Map([...messagesOfArea("en", "failure"), ...messagesOfArea("en", "receipt")]);
const keyOf = (code: string) => code.replaceAll(/[.-]/g, "_");

type Said = { code: string; sentence: string | null; values: string[] };

/** What the domain and the Worker say of failures and in receipts; a sentence put together elsewhere is null. */
const said: Said[] = globSync("{packages/domain,apps/worker}/src/**/*.ts", { cwd: root })
  .filter((path) => !path.includes(".test"))
  .flatMap((path) => saidIn(readFileSync(join(root, path), "utf8")));

function saidIn(source: string): Said[] {
  const call =
    /\bsay\(\s*"((?:failure|receipt)\.[\w-]+)",\s*("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\w+)(?:,\s*\{([^}]*)\})?,?\s*\)/g;
  return [...source.matchAll(call)].map(([, code = "", text = "", values = ""]) => ({
    code,
    sentence: /^["`]/.test(text) ? text.slice(1, -1) : null,
    values: values.split(",").flatMap((it) => /^\s*(\w+)/.exec(it)?.[1] ?? []),
  }));
}

/** A sentence with every value left open; of a value that is always the same in code, too. */
const open = (text: string, names: readonly string[] = []) =>
  names.reduce((all, name) => all.replaceAll(name, "{}"), text.replaceAll(/\$?\{[^}]*\}/g, "{}"));

describe("what a receipt says", () => {
  it("has a message for each code", () => {
    expect(Object.keys(receiptSentences).map(keyOf).toSorted()).toEqual([...messages.keys()].toSorted());
    expect(said.map(({ code }) => code).filter((code) => !(code in receiptSentences))).toEqual([]);
    expect(new Set(said.map(({ code }) => code)).size).toBeGreaterThan(100);
  });

  it("is in English what is stored, with the same values", () => {
    for (const { code, sentence, values } of said) {
      const message = messages.get(keyOf(code));
      expect(values.toSorted(), code).toEqual(message?.inputs.toSorted());
      const names = values.includes("name") ? ["TikTok", "Instagram"] : [];
      if (sentence !== null) expect(open(sentence, names), code).toBe(open(Object.values(message?.texts ?? {}).join()));
    }
  });
});

describe("why a post failed", () => {
  it("is said in the reader's language, with its values", () => {
    expect(failureWords(failureOf("instagram", "190"), "de")).toBe(
      "Es wurde nichts gepostet. Instagram hat diesen Account getrennt. Verbinde ihn neu.",
    );
    expect(failureWords(failureOf("tiktok", "new_code", "Nope."), "fr")).toBe(
      "Rien n’a été publié. TikTok l’a refusée\u00a0: Nope (new_code).",
    );
  });

  it("names a visibility that is gone as the composer does", () => {
    const gone = nothingPosted("choice-gone", goneChoiceSaid({ choice: "privacy", level: "SELF_ONLY" }), false);
    expect(gone.message).toBe("Nothing was posted. Your account no longer offers “Only me”.");
    expect(failureWords(gone, "de")).toBe("Es wurde nichts gepostet. Dein Account bietet „Nur ich“ nicht mehr an.");
  });

  it("is the stored sentence where an older failure has no code", () => {
    expect(failureWords({ message: "Nothing was posted. The caption is too long." }, "de")).toBe(
      "Nothing was posted. The caption is too long.",
    );
  });
});
