import { targetStates } from "@vignette/domain/scheduling";
import { expect, it } from "vitest";
import { targetLooks } from "../../../shared/state/target-look.ts";
import { stateNames } from "./state-names.ts";

it.each(targetStates)("%s is named on the Admin Dashboard as in the English app", (state) => {
  expect(stateNames[state]).toBe(targetLooks[state].label);
});
