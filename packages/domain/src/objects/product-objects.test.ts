import { expect, it } from "vitest";
import { namedThings } from "./named-objects.ts";
import { productObjects } from "./product-objects.ts";

const brief = { name: "", description: "", outcome: "", pain: "", language: "en" };

it.each([
  ["a name that holds another thing", { name: "Kiln House Blend", outcome: "a cup you drink black" }, "mug"],
  ["the last word of an English name", { name: "Tern 2 running shoe", description: "For parks and houses" }, "shoe"],
  [
    "the first word of a Spanish name",
    { name: "Cepillo Bigotes", description: "Para el gato", language: "es" },
    "brush",
  ],
  ["the description", { name: "Stillwell", description: "We lay garden paths of brick" }, "brick"],
  ["an app", { name: "Zettelfrei", description: "Eine App für Rechnungen", language: "de" }, "phone"],
  ["other software", { name: "Invoicely", description: "Software for invoices" }, "laptop"],
  [
    "its first sentence, where it can be ordered online",
    { name: "Hearth & Rye", description: "A neighborhood bakery. Order online by noon." },
    "bread",
  ],
  [
    "its first sentence, where an app comes with it",
    { name: "Brightside", description: "Solar panels for family homes. One app for the numbers." },
    "solar panel",
  ],
  [
    "a class of a language",
    { name: "Sprachhaus Linde", description: "Spanischkurse am Abend", language: "de" },
    "book",
  ],
  ["a workshop", { name: "Radwerk Ost", description: "Fahrradwerkstatt mit festem Termin", language: "de" }, "bicycle"],
  ["nothing, where it only can be booked online", { name: "Calm", description: "Coaching. Book online." }, undefined],
  ["nothing that can be drawn", { name: "Calm", description: "Coaching" }, undefined],
])("sees what a product is by %s", (_, words, product) => {
  expect(productObjects({ ...brief, ...words }).product).toBe(product);
});

it("sees what the trouble is about, or shows the product", () => {
  const words = { ...brief, name: "Invoice app", pain: "receipts in every drawer" };
  expect(productObjects(words).trouble).toBe("receipt");
  expect(productObjects({ ...words, pain: "late nights" }).trouble).toBe("phone");
});

it.each([
  ["Me: I can live with black toenails", [{ name: "foot", color: "#1d1c1a", colorName: "black" }]],
  ["Solo ropa beige", [{ name: "shirt", color: "#dcc9a6", colorName: "beige" }]],
  ["Mein schwarzer Mantel", [{ name: "coat", color: "#1d1c1a", colorName: "black" }]],
  ["Coffee worth drinking black", [{ name: "mug" }]],
])("a thing has the color that its text gives it: %s", (text, things) => {
  expect(namedThings(text)).toEqual(things);
});

it.each([
  ["Hot water leaves the skin tight", ["tap"]],
  ["Tea leaves in a jar", ["mug", "plant", "jar"]],
  ["A wide toe box for those who run", []],
  ["Not one dry boot left", ["boots"]],
  ["Wir nehmen jetzt das Boot", ["boat"]],
  ["Weigh your *dose once*. A scale makes the same cup twice", ["scale", "mug"]],
  ["Puddles freeze, and frost lifts the stones", []],
  ["Monitor your heart rate", []],
  ["Perfume often makes skin sting", []],
  ["Book us today for a brief look", []],
  ["Watch Zettelfrei do it", []],
  ["A watch beside a book", ["watch", "book"]],
  ["Pan de masa madre", ["bread"]],
  ["Handschuhe statt Schuhe", ["shoe"]],
  ["Un altavoz portátil, y un portátil", ["laptop"]],
] as const)("no thing is seen in a word that only sounds like one: %s", (text, names) => {
  expect(namedThings(text).map(({ name }) => name)).toEqual(names);
});
