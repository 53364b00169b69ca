import type { Creation } from "@vignette/domain/studio";
import type { Context } from "../../context.ts";
import type { StudioStore } from "./store.ts";

export async function retryGeneration(
  _deps: Context & { studio: StudioStore },
  _uid: string,
  _id: string,
): Promise<Creation> {
  throw new Error("not built yet");
}
