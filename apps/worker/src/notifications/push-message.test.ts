import { expect, it } from "vitest";
import { pushMessageOf } from "./push-message.ts";

it("a push message fits into what push services take, is in its reader's language, and leads to a page of the app", () => {
  const about = { kind: "recipe-paused", recipeId: "r1", name: "Weekly", why: "x".repeat(5000) } as const;
  const message = pushMessageOf({ id: "recipe-paused_r1_1", about }, "fr");
  expect(JSON.stringify(message).length).toBeLessThan(1500);
  expect(message).toMatchObject({
    ...{ tag: "recipe-paused_r1_1", path: "/dashboard/automation/r1" },
    title: "La recette «\u00a0Weekly\u00a0» est en pause",
  });
});

it("why a recipe was paused is said in the reader's language, too", () => {
  const says = { code: "generation.misconfigured", values: {} };
  const about = { kind: "recipe-paused", recipeId: "r1", name: "Weekly", why: "Broken.", says } as const;
  const { title, body } = pushMessageOf({ id: "recipe-paused_r1_1", about }, "de");
  expect([title, body]).toEqual([
    "Das Rezept „Weekly“ ist pausiert",
    "Auf unserer Seite stimmt etwas nicht (KI-Anbieter). Deine Arbeit ist gespeichert.",
  ]);
});
