import type { Creation, GenerateInput } from "@vignette/domain/studio";
import type { Context } from "../../context.ts";
import type { StudioStore } from "./store.ts";

export async function generate(
  _deps: Context & { studio: StudioStore },
  _uid: string,
  _input: GenerateInput,
): Promise<Creation> {
  throw new Error("not built yet");
}
