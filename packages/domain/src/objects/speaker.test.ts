import { expect, it } from "vitest";
import { speakerOf } from "./speaker.ts";

it.each([
  ["The spoon: what do I stir now?", "cutlery", "hurt"],
  ["The lint roller: I quit", "lint roller", "cross"],
  ["Der Spiegel: Kennen wir uns?", "mirror", "hurt"],
  ["Les bottes : on habite ici", "boots", "smug"],
  ["La taza: la culpa es del grano", "mug", "cross"],
] as const)("a thing talks before its colon: %s", (line, name, mood) => {
  expect(speakerOf(line)).toMatchObject({ name, mood });
});

it("is pleased where the joke is glad and nothing is asked", () => {
  expect(speakerOf("The sofa: I can breathe", true)).toEqual({ name: "sofa", mood: "pleased" });
});

it.each(["The mugs: we saw your face", "Die Belege: Wir sind seit März hier", "Las tiritas: ¿ya nadie nos quiere?"])(
  "several talk together: %s",
  (line) => {
    expect(speakerOf(line)?.isSeveral).toBe(true);
  },
);

it.each([
  ["The box is the accountant", "parcel"],
  ["Der Karton macht die Buchhaltung", "parcel"],
  ["La caja lleva la contabilidad", "parcel"],
  ["The creams pay rent now", "jar"],
] as const)("a thing may do what only people do: %s", (line, name) => {
  expect(speakerOf(line)).toMatchObject({ name, mood: "smug" });
});

it("what is drawn as a pair talks alone", () => {
  expect(speakerOf("My rubber boots: so this is retirement")).toEqual({ name: "boots", mood: "smug" });
});

it.each([
  ["a count", "Bandages: nine. Toenails left: six"],
  ["a person", "Me, with the mug: this is it"],
  ["a day", "Day 30: nine mugs. None finished"],
  ["what cannot be drawn", "The milk: was it something I said?"],
  ["a line without a colon", "The plant is dramatic"],
  ["a shrine to a thing", "The beans have a shrine"],
  ["a German shrine", "Die Bohnen haben einen Altar"],
])("nobody talks in %s", (_, line) => {
  expect(speakerOf(line)).toBeUndefined();
});
