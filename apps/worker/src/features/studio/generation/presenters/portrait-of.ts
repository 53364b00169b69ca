import type { Presenter, Spending } from "@vignette/domain/studio";
import type { Files } from "../../../../adapters/files/files.ts";
import type { Generation, Stoppable } from "../../../../adapters/generation/generation.ts";

type Deps = Stoppable & { generation: Pick<Generation, "drawImage">; files: Files };

/** Maximum size of a portrait, in bytes. */
const MAX_BYTES = 20 * 1024 * 1024;

/** The place of a presenter's face, for all users. The number counts the faces that a presenter has had. */
export const portraitKey = ({ id }: Presenter): string => `presenters/${id}-2`;

/** The face of a presenter. Drawn on the first request, then stored for all users. Throws a Refusal. */
export async function portraitOf(
  { generation, files, signal }: Deps,
  presenter: Presenter,
): Promise<{ bytes: Uint8Array; type: string; spent: Spending[] }> {
  const key = portraitKey(presenter);
  const [stored, bytes] = await Promise.all([files.head(key), files.read(key)]);
  if (stored && bytes) return { bytes, type: stored.type, spent: [] };
  const drawn = await generation.drawImage(presenter.portrait, { signal, shape: "upright" });
  await files.put(key, drawn.bytes, { type: drawn.type, maxBytes: MAX_BYTES });
  return { bytes: drawn.bytes, type: drawn.type, spent: drawn.spent };
}
