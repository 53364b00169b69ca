import { describe, expect, it } from "vitest";
import { emptyBrief } from "../brief/empty-brief.ts";
import { derivedForm } from "./derived-form.ts";
import { shortFormsOf } from "./short-forms-of.ts";

describe("the short form of", () => {
  it.each([
    ["pain", "Headaches from scented candles.", "headaches from scented candles", "plural"],
    ["pain", "scented candles that give you headaches", "headaches", "plural"],
    ["pain", "chasing invoices", "chasing invoices", "doing"],
    ["pain", "dull skin", "dull skin", "uncountable"],
    ["pain", "lower back pain after long days", "lower back pain", "uncountable"],
    ["pain", "Monday mornings", "Monday mornings", "plural"],
    ["outcome", "get paid on time without chasing anyone", "get paid on time", "verb"],
    ["outcome", "To sleep through the night", "sleep through the night", "verb"],
    ["outcome", "saves two hours", "save two hours", "verb"],
    ["outcome", "glowing skin", "glowing skin", "uncountable"],
    ["outcome", "a calm evening", "a calm evening", "singular"],
    ["outcome", "photos that feel real", "photos that feel real", "plural"],
    ["audience", "people who work from home", "people working from home", "plural"],
    ["audience", "freelance designers who bill their own clients", "freelance designers", "plural"],
    ["audience", "women over 30", "women over 30", "plural"],
    ["audience", "people who make filter coffee at home", "people making filter coffee", "plural"],
    ["audience", "homeowners with an old garden", "homeowners", "plural"],
    ["pain", "bitter coffee from the supermarket shelf", "bitter coffee", "uncountable"],
    ["pain", "black toenails after every long run", "black toenails", "plural"],
    ["pain", "a muddy path every winter", "a muddy path", "singular"],
    ["pain", "skin that feels tight by noon", "tight skin", "uncountable"],
    ["pain", "invoices that nobody pays", "invoices that nobody pays", "plural"],
    ["outcome", "books that people finish", "books that people finish", "plural"],
    ["outcome", "work that matters", "work that matters", "uncountable"],
    ["outcome", "dry feet all the way to the shed", "dry feet", "plural"],
    ["outcome", "thriving plants", "thriving plants", "plural"],
    ["outcome", "cleaner teeth", "cleaner teeth", "plural"],
  ] as const)("the %s “%s” is “%s”, %s", (of, phrase, text, form) => {
    expect(derivedForm(of, phrase)).toEqual({ text, form });
  });

  it.each([
    ["pain", "clients who pay late and ignore every reminder"],
    ["pain", "nothing works"],
    ["outcome", "burns evenly"],
    ["outcome", "runs that do not end in the first aid kit"],
    ["outcome", "your evenings are yours again"],
    ["audience", "a busy parent"],
    ["audience", "people who"],
    ["audience", "women with dry, easily irritated skin"],
    ["outcome", "time for the people you love"],
    ["outcome", "a cup you drink black"],
    ["outcome", "delight guests"],
    ["outcome", "control spending"],
    ["outcome", "growing sales"],
    ["pain", "misplace your keys"],
    ["outcome", "a dog asleep on the rug when you come home"],
    ["audience", ""],
  ] as const)("the %s “%s” is not guessed", (of, phrase) => expect(derivedForm(of, phrase)).toBeNull());

  it.each(
    `feel confident|look younger|smell great|taste the difference|fall asleep faster|launch in days|sound professional
    rank higher on Google|cut costs|impress guests|own your day|rest well|land more clients|fix leaks yourself|plan ahead
    protect your phone|organize your desk|travel light|ride longer|shine all day|double your leads|boost morale|clean less
    shave without cuts|charge overnight|dress better|pass the exam|train at home|wake up rested`.split(/\||\n\s*/),
  )("the outcome “%s” is an act", (phrase) => expect(derivedForm("outcome", phrase)?.form).toBe("verb"));

  it("a brief is the stored one, and is not derived from words that are not English", () => {
    const told = { text: "sore knees", form: "plural" } as const;
    const brief = { ...emptyBrief, pain: "knees that hurt", shortPain: told, outcome: "a calm evening" };
    expect(shortFormsOf(brief)).toMatchObject({ pain: told, outcome: { text: "a calm evening" }, audience: null });
    expect(shortFormsOf({ ...brief, language: "de" })).toMatchObject({ pain: told, outcome: null });
  });
});
