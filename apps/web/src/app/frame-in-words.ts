import { loadRefusals } from "../shared/refusals/worded.ts";
import { screen } from "./screen.ts";
import { screens } from "./screens.ts";

/**
 * The frame of the dashboard, once a page inside it can say in its own language why something failed. Without those
 * sentences, where they can't be loaded, it says so in English. An English page waits for nothing. Source: ADR 154.
 */
export const frameInWords = screen(async () => {
  const [frame] = await Promise.all([screens.frame(), loadRefusals().catch(() => undefined)]);
  return frame;
});
