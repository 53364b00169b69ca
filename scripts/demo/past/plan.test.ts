import { refuseTemplate } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { demoBrief, demoPictures } from "../brief.ts";
import { pastPieces } from "./plan.ts";

it("the demo's owner made only pieces in looks that the demo's product has the substance for", () => {
  const pictures = demoPictures.map(() => ({ kind: "image", isScreen: false }) as const);
  const material = { brief: demoBrief, pictures };
  expect(pastPieces.filter(({ kind, template }) => refuseTemplate(kind, template, material) !== null)).toEqual([]);
});
