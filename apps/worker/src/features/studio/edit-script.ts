import type { Creation, EditScriptInput } from "@vignette/domain/studio";
import type { Context } from "../../context.ts";
import type { StudioStore } from "./store.ts";

export async function editScript(
  _deps: Context & { studio: StudioStore },
  _uid: string,
  _input: EditScriptInput,
): Promise<Creation> {
  throw new Error("not built yet");
}
