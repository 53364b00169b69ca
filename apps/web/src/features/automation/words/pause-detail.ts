import type { Recipe } from "@vignette/domain/automation";
import { wordedFinding } from "../../../shared/refusals/worded.ts";

/** What made a recipe pause, beyond its reason; "" where the reason says it all. */
export const pauseDetail = ({ detail, says }: NonNullable<Recipe["paused"]>): string =>
  wordedFinding({ message: detail, says });
