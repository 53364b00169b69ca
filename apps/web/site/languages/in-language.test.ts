import { runInNewContext } from "node:vm";
import type { Message } from "@vignette/messages/files";
import { pluralOf } from "@vignette/messages/plural";
import { parseAst } from "vite";
import { describe, expect, it, vi } from "vitest";
import { documentIn } from "./document-in.ts";
import { linksOf, namesIn, withNames } from "./file-names.ts";
import { inLanguage } from "./in-language.ts";
import { withCalls } from "./message-calls.ts";
import type { Node } from "./syntax.ts";

const text = (it: string, inputs: string[] = []): Message => ({ texts: { "*": it }, counted: null, inputs });
const counted: Message = { texts: { one: "{n} Beitrag", "*": "{n} Beiträge" }, counted: "n", inputs: ["n"] };
const german = new Map([
  ["app_close", text("Schließen")],
  ["app_by", text("von {who}, `so`", ["who"])],
  ["app_posts", counted],
]);

const parsed = (code: string) => parseAst(code) as unknown as Node;
const calls = (code: string) => withCalls(code, parsed(code), german).code;
const inGerman = (code: string) => inLanguage(code, parsed(code), german, "de");

describe("a page built once", () => {
  it("says its messages by calls that the bundler carries along", () => {
    expect(calls("f(m.app_close(), m.app_by({ who }))")).toBe(
      'f(/* @__PURE__ */ __message("app_close"), /* @__PURE__ */ __message("app_by", { who }))',
    );
    expect(calls("const label = m.app_by;")).toContain('((values) => /* @__PURE__ */ __message("app_by", values))');
    expect(() => calls("m.app_nothing()")).toThrow("m.app_nothing is no message.");
  });

  it("puts the English text in where a call names English", () => {
    expect(calls('f(m.app_close({}, { locale: "en" }), m.app_close({}, { locale }))')).toBe(
      'f("Schließen", /* @__PURE__ */ __message("app_close", {}))',
    );
    const withValue = calls('m.app_by({ who: m.app_close() }, { locale: "en" })');
    expect(runInNewContext(withValue, { __message: () => "Close" })).toBe("von Close, `so`");
    expect(() => calls('m.app_posts({ n }, { locale: "en" })')).toThrow("m.app_posts counts");
  });

  it.each([
    ["__message('app_close')", "Schließen"],
    ["__message(`app_by`,{who:e})", "von Ada, `so`"],
    ["(e=>__message('app_by',e))({who:e})", "von Ada, `so`"],
    ["__message('app_by',{who:__message('app_close')})", "von Schließen, `so`"],
    ["__message('app_posts',{n:1},p)", "1 Beitrag"],
    ["__message('app_posts',{n:f()},p)", "2 Beiträge"],
    ["__language", "de"],
  ])("gets the texts of a language: %s", (code, words) => {
    const values = { e: "Ada", f: vi.fn(() => 2), p: pluralOf("de") };
    expect(runInNewContext(inGerman(code), values)).toBe(words);
    expect(values.f.mock.calls.length).toBeLessThan(2);
  });

  it("is refused where a value is missing", () => {
    expect(() => inGerman("__message('app_by',{})")).toThrow("It has no value for who.");
  });
});

describe("another language of the built pages", () => {
  const script = (name: string, code: string) => ({ fileName: `assets/${name}.js`, code, program: parsed(code) });
  const loading = script("page-AAAAAAAA", 'import "./words-BBBBBBBB.js"; import "./rules-CCCCCCCC.js";');
  const scripts = [
    { ...loading, program: null },
    script("words-BBBBBBBB", '__message("app_close")'),
    { ...script("rules-CCCCCCCC", "1"), program: null },
  ];

  it("has copies of what holds texts and of what loads it, with names that change with the texts", () => {
    const [first, words] = [...namesIn("de", linksOf(scripts), german)];
    expect([first?.[0], words?.[0]]).toEqual(["assets/page-AAAAAAAA.js", "assets/words-BBBBBBBB.js"]);
    expect(first?.[1]).toMatch(/^assets\/page-AAAAAAAA-de-[\w-]{8}\.js$/);
    const changed = namesIn("de", linksOf(scripts), new Map([["app_close", text("Zu")]]));
    expect([...changed.keys()]).toEqual(["assets/page-AAAAAAAA.js", "assets/words-BBBBBBBB.js"]);
    expect([...changed.values()]).not.toContain(first?.[1]);
    expect(withNames('import "./words-BBBBBBBB.js"', new Map([words ?? ["", ""]]))).toMatch(/words-BBBBBBBB-de-/);
  });

  it("says its documents and their language", () => {
    const html = '<html lang="en"><title><!-- message app_close --></title>';
    expect(documentIn(html, german, "de")).toBe('<html lang="de"><title>Schließen</title>');
  });
});
