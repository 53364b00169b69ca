import type { AssetView } from "@vignette/domain/assets";
import type { FinishExportInput } from "@vignette/domain/studio";
import type { Context } from "../../context.ts";
import type { StudioStore } from "./store.ts";

export async function finishExport(
  _deps: Context & { studio: StudioStore },
  _uid: string,
  _input: FinishExportInput,
): Promise<AssetView> {
  throw new Error("not built yet");
}
