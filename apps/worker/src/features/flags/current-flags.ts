import { Flags } from "@vignette/domain/flags";
import type { Documents } from "../../adapters/documents/documents.ts";

/** Document `config/config_features`. Without the document every flag is off. */
export async function currentFlags(documents: Documents): Promise<Flags> {
  const stored = await documents.collection("config", Flags).get("config_features");
  return stored?.value ?? Flags.parse({});
}
