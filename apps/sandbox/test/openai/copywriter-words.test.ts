import { AssetType } from "@vignette/domain/assets";
import { bestHooks, hookFilling, hookLibrary } from "@vignette/domain/hook-library";
import { promisesMistakes } from "@vignette/domain/promises";
import { offeredTemplates, plainScript, planOf, scriptFacts, scriptIn, scriptSchema } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { readBriefs } from "../../../../scripts/sheets/brief-file.ts";
import { trades } from "../../src/hosts/openai/copywriter/know-how/trades.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";

const product = {
  ...{ id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never },
};

/** What the briefs write out: two farms, ten-year, two days, a minute. */
const IN_WORDS = /^(?:2 farms|10 years|2 days|1 minute|10 products|6 wochen)$/;

/** Every template with each of the briefs that contact sheets are made of, as the product asks for it. */
const pieces = readBriefs(undefined).flatMap(({ name, brief, hooks }) =>
  AssetType.options.flatMap((kind) =>
    offeredTemplates(kind, { brief, pictures: null }).map((template, at) => {
      const lines = hooks[kind] ?? bestHooks(hookLibrary, hookFilling(brief), kind, 12).map(({ line }) => line);
      const hook = lines[at % lines.length] ?? "";
      const facts = scriptFacts(
        { ...product, brief },
        { kind, hook, style: { template: template.name, drawing: null } },
      );
      const answer = writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts));
      const { beats, ...post } = plainScript(scriptIn(answer), facts, planOf(facts));
      const said = [JSON.stringify({ ...facts.brief, short: facts.short }), hook].join(" ").toLowerCase();
      const complaints = [brief.pain, ...brief.pains.map(({ claim }) => claim)].map((it) => it.toLowerCase());
      const told = { hook, said, complaints, price: brief.price.toLowerCase() };
      return { brief: name, template: template.name, product: brief.name, ...told, beats, ...post };
    }),
  ),
);
const plain = (text: string) => text.replaceAll("*", "").trim();
const failing = (isWrong: (piece: (typeof pieces)[number]) => string | undefined) =>
  pieces.flatMap((it) => {
    const wrong = isWrong(it);
    return wrong === undefined ? [] : [`${it.brief} ${it.template}: ${wrong}`];
  });

/** Words that nothing shown ends on: articles, and prepositions that nothing follows. */
const OPEN_END =
  /(?:^|\s)(?:a|and|the|of|from|for|with|or|that|your|every|is|are|und|oder|der|die|das|den|dem|ein|eine|einen|mit|für|von|vom|beim|y|o|el|la|los|las|un|una|de|del|con|para|que|su)$/iu;

const mistakesOfTrades = trades.flatMap(({ advice }) =>
  Object.values(advice).flatMap(({ mistakes }) => mistakes.map(([title]) => title)),
);

describe("the words of every template, with six briefs", () => {
  it("are cut in the middle of no phrase", () => {
    const cut = failing(({ beats }) =>
      beats
        .flatMap(({ title, body, line }) => [title, line, ...body.split("\n")])
        .map((it) => plain(it).replace(/[.…]+$/, ""))
        .find((it) => OPEN_END.test(it) || /[,:;–—-]$/.test(it)),
    );
    expect(cut).toEqual([]);
  });

  it("name each thing once: no two beats have the same title, and no two say the same", () => {
    const twice = (texts: readonly string[]) =>
      texts
        .map((it) =>
          plain(it)
            .toLowerCase()
            .replace(/[.\s]+$/, ""),
        )
        .find((it, at, all) => it !== "" && all.indexOf(it) < at);
    expect(failing(({ beats }) => twice(beats.map(({ title }) => title)))).toEqual([]);
    expect(failing(({ beats }) => twice(beats.map(({ line }) => line)))).toEqual([]);
    expect(failing(({ beats }) => twice(beats.map(({ body }) => body)))).toEqual([]);
  });

  it("would fit no other product, in essays and on photos", () => {
    const looks = ["essay", "photo-essay", "photo-captions", "outlined-text"];
    const stems = (text: string) => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((it) => it.slice(0, 5));
    const known = stems(JSON.stringify(trades.map(({ advice }) => advice)));
    const general = failing(({ template, hook, beats, said }) => {
      const own = new Set([...stems(said), ...known]);
      const isOwn = (text: string) => stems(text).length === 0 || stems(text).some((it) => own.has(it));
      const sentences = beats
        .slice(1, -1)
        .flatMap(({ title, body }) => plain(`${title}. ${body}`).split(/[.?!”“»]+\s*/));
      // What a list of mistakes may hold is told by its own test.
      return looks.includes(template) && !promisesMistakes(hook) ? sentences.find((it) => !isOwn(it)) : undefined;
    });
    expect(general).toEqual([]);
  });

  it("set a figure large only with its unit, and as the brief has it, in digits also where it writes the number out", () => {
    const figures = failing(({ template, beats, said, hook }) => {
      if (template !== "big-number") return undefined;
      const titles = beats.slice(1, -1).map(({ title }) => plain(title).toLowerCase());
      return titles.find(
        (it) =>
          /\d/.test(it) &&
          ((!said.includes(it) && !IN_WORDS.test(it)) ||
            hook.includes(it) ||
            /^[\d.,\s]+$/.test(it) ||
            /\b(en|iso|din)\s?\d/.test(it)),
      );
    });
    expect(figures).toEqual([]);
  });

  it("list on a receipt what one gets and its price, and a complaint only as none", () => {
    const wrong = failing(({ template, beats, complaints, price }) => {
      const lines = (beats[0]?.body ?? "").toLowerCase().split("\n");
      const counted = lines.filter((it) => !it.endsWith(": 0"));
      const things = counted.map((it) => it.split(":")[0] ?? "").filter((it) => it.includes(" "));
      if (template !== "receipt") return undefined;
      const accused = things.find((it) => complaints.some((complaint) => complaint.startsWith(it)));
      return accused ?? (lines.some((it) => it.includes(price)) ? undefined : lines.join());
    });
    expect(wrong).toEqual([]);
  });

  it("count in figures where the hook promises them, and answer a screen with the product", () => {
    const told = (brief: string, template: string) =>
      pieces.find((it) => it.brief === brief && it.template === template);
    expect(
      told("rechnung", "big-number")
        ?.beats.slice(1, -1)
        .every(({ title }) => /\d/.test(title)),
    ).toBe(true);
    expect(told("rechnung", "screen-in-hand")?.beats[0]?.body).toMatch(/^Zettelfrei: /);
  });

  it("are about the product: it is named, and a thing of its brief is told", () => {
    const unnamed = failing(({ product: name, beats, caption }) =>
      plain(`${beats.map(({ title, body, line }) => `${title} ${body} ${line}`).join(" ")} ${caption}`).includes(name)
        ? undefined
        : caption,
    );
    expect(unnamed).toEqual([]);
  });

  it("ask for something else in each template", () => {
    const asks = pieces
      .filter(({ brief, beats }) => brief === "coffee" && beats.at(-1)?.role === "ask")
      .map(({ beats }) => beats.at(-1))
      .map((it) => plain(`${it?.title} ${it?.line}`));
    expect(asks.length).toBeGreaterThan(12);
    expect(new Set(asks).size).toBe(asks.length);
  });

  it("have a caption that adds to the hook, and three to five hashtags", () => {
    expect(failing(({ caption, hook }) => (caption.length > hook.length + 20 ? undefined : caption))).toEqual([]);
    expect(
      failing(({ hashtags }) => (hashtags.length >= 3 && hashtags.length <= 5 ? undefined : hashtags.join(" "))),
    ).toEqual([]);
  });

  it("have a caption whose question fits the hook: only of a list it asks what is missing", () => {
    const LISTS = /What would you add|Which slide|fehlt dir|Welche Seite|añadirías|Cuál es la tuya/;
    expect(failing(({ caption, hook }) => (LISTS.test(caption) && !/\d/.test(hook) ? caption : undefined))).toEqual([]);
  });

  it("have hashtags that are things: no article, verb or measure of time", () => {
    const NO_THING =
      /^#(?:(?:a|an|the|un|una|el|la)(?:muddy|bitter|cup|sofa|gato)|sinks?|nothing|minutes?|days?|hours?)$/;
    expect(failing(({ hashtags }) => hashtags.find((it) => NO_THING.test(it)))).toEqual([]);
  });

  it("take a product apart by what one does with it, where the brief says so step by step", () => {
    const [app] = pieces.filter(({ brief, template }) => brief === "rechnung" && template === "teardown");
    const titles = app?.beats.slice(1, -1).map(({ title }) => plain(title));
    expect(titles?.slice(0, 3)).toEqual(["Leistung antippen", "Stunden eintragen", "Abschicken"]);
  });

  it("tell a time that the hook names, in every look that has room for it", () => {
    const hooks: Record<string, [string, string][]> = {
      en: [["Before, and after two weeks", "two weeks later"]],
      de: [["Vorher und nach einer Woche", "eine woche später"]],
      es: [
        ["El sofá antes y después de una semana", "una semana después"],
        ["Cómo lograrlo con dos minutos al día", "dos minutos al día con"],
      ],
    };
    const looks = [
      ...["essay", "photo-essay", "outlined-text", "before-after", "photo-captions"].map(
        (template) => ["carousel-image", template] as const,
      ),
      ...["beat-cuts", "photo-story"].map((template) => ["video-story", template] as const),
    ];
    const silent = readBriefs(undefined).flatMap(({ name, brief }) =>
      (hooks[brief.language] ?? []).flatMap(([hook, told]) =>
        looks.flatMap(([kind, template]) => {
          // How something is done is told on photos by what to do.
          if (kind === "carousel-image" && template !== "essay" && hook.startsWith("Cómo")) return [];
          const facts = scriptFacts({ ...product, brief }, { kind, hook, style: { template, drawing: null } });
          const { beats } = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
          const said = beats.slice(1).map(({ title, body, line }) => plain(`${title} ${body} ${line}`).toLowerCase());
          return said.some((it) => it.includes(told)) ? [] : [`${name} ${template}: ${said.join(" / ")}`];
        }),
      ),
    );
    expect(silent).toEqual([]);
  });

  it("mark a figure with what it counts, also at the end of a quotation", () => {
    const torn = failing(({ beats }) =>
      beats.flatMap(({ title, body }) => [title, body]).find((it) => /\*\d+\* \p{L}/u.test(it)),
    );
    expect(torn).toEqual([]);
  });

  it("list mistakes of the trade, or about the pains of the brief", () => {
    const lists = pieces.filter(({ template, hook }) => template === "marker-list" && /mistake|error/i.test(hook));
    expect(lists.length).toBeGreaterThan(0);
    for (const { brief, beats, said } of lists) {
      const own = beats.slice(1, -1).filter(
        ({ title, body }) =>
          mistakesOfTrades.includes(plain(title)) ||
          said.includes(
            plain(body)
              .split(/[:.»”]/)[0]
              ?.replace(/^[“«¿]+/, "")
              .toLowerCase() ?? "",
          ),
      );
      expect(own.length, brief).toBeGreaterThanOrEqual(3);
    }
  });
});
