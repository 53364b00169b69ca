import { describe, expect, it } from "vitest";
import { all, script } from "./a-script.ts";

const briefs = {
  de: {
    ...{
      name: "Lichtblick",
      description: "Kerzen aus reinem Wachs vom Hof.",
      audience: "Familien",
      tone: "",
      price: "12 €",
    },
    ...{ pain: "Kopfschmerzen von Duftkerzen", outcome: "ruhige Abende", proof: ["Brennt 30 Stunden"], language: "de" },
  },
  fr: {
    ...{ name: "Lueur", description: "Des bougies coulées à Lyon.", audience: "familles", tone: "", price: "18 €" },
    ...{ pain: "des soirées devant un écran", outcome: "une soirée calme", proof: ["Brûle 30 heures"], language: "fr" },
  },
  es: {
    ...{
      name: "Brisa",
      description: "Una app que ordena tus facturas.",
      audience: "autónomos",
      tone: "",
      price: "9 €",
    },
    ...{
      pain: "buscar facturas toda la tarde",
      outcome: "cobrar a tiempo",
      proof: ["Ordena 300 facturas"],
      language: "es",
    },
  },
  pl: {
    ...{ name: "Jasno", description: "Świece sojowe z Krakowa.", audience: "rodziny", tone: "", price: "40 zł" },
    ...{ pain: "bóle głowy po świecach", outcome: "spokojny wieczór", proof: ["Pali się 30 godzin"], language: "pl" },
  },
};
const hooks = { de: "Warum so hell?", fr: "Pourquoi si clair ?", es: "¿Por qué tan tarde?", pl: "Dlaczego tak jasno?" };
const ENGLISH = /\b(the|you|your|with|this|that|what|it is|link in|price)\b/i;

describe.each(Object.keys(briefs) as (keyof typeof briefs)[])("a brief in %s", (language) => {
  const answers = all.map(([kind, template]) =>
    script(kind, template, { brief: briefs[language], hook: hooks[language] }),
  );

  it("is answered without a word of English", () => {
    for (const { beats, caption, hashtags } of answers) {
      expect(caption).not.toMatch(ENGLISH);
      for (const { title, body, line } of beats) expect(`${title} ${body} ${line}`).not.toMatch(ENGLISH);
      expect(hashtags.length).toBeGreaterThan(0);
    }
  });

  it("leaves no placeholder of a template unfilled", () => {
    for (const { beats, caption } of answers)
      for (const text of [caption, ...beats.flatMap(({ title, body, line }) => [title, body, line])])
        expect(text).not.toMatch(/[{}]|undefined|null|\.\./);
  });

  it("begins each sentence with a capital", () => {
    for (const { caption, beats } of answers)
      for (const text of [caption, ...beats.map(({ body }) => body)]) expect(text).not.toMatch(/(^|[.?!] )\p{Ll}/u);
  });
});

describe("a German brief", () => {
  it("is written about in German sentences with text from the brief", () => {
    const said = script("carousel-image", "marker-list", { brief: briefs.de, hook: hooks.de });
    expect(said.beats[1]?.title.replaceAll("*", "")).toBe("Kopfschmerzen von Duftkerzen.");
    expect(said.beats.at(-1)?.body).toMatch(/Profil/);
  });
});
