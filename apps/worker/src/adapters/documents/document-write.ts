import { fieldPath } from "./document-path.ts";
import { toWire, toWireFields } from "./document-value.ts";
import type { CollectionOptions, Transforms, Version, Write } from "./documents.ts";

/** A write as `:commit` expects it. Source: docs/platforms/firestore.md#writes. */
export type WireWrite = Record<string, unknown>;

/** Creates a document; refused if its name is taken. */
export function createWrite(name: string, value: object, { timestamps }: CollectionOptions): Write {
  return asWrite({ update: { name, fields: toWireFields(value, timestamps) }, currentDocument: { exists: false } });
}

/**
 * With `version` it replaces the whole document if it is unchanged. Without, it writes the fields in `known` and of
 * the value: a known field without a value is removed, an unknown field stays.
 */
export function putWrite(
  name: string,
  value: object,
  version: Version | undefined,
  { timestamps, known }: CollectionOptions & { known: readonly string[] },
): Write {
  const update = { name, fields: toWireFields(value, timestamps) };
  if (version !== undefined) return asWrite({ update, currentDocument: { updateTime: version } });
  const fieldPaths = [...new Set([...known, ...Object.keys(value)])].map((field) => fieldPath(field));
  return asWrite({ update, updateMask: { fieldPaths } });
}

type PatchOptions = { version?: Version; transforms?: Transforms };

/** Writes only the named fields of an existing document; the mask keeps all others. */
export function patchWrite(name: string, value: object, patch: PatchOptions, options: CollectionOptions): Write {
  const fields = toWireFields(value, options.timestamps);
  const names = Object.keys(fields).map((field) => fieldPath(field));
  const transforms = fieldTransforms(patch.transforms ?? {});
  const currentDocument = patch.version === undefined ? { exists: true } : { updateTime: patch.version };
  if (names.length === 0 && transforms.length > 0) {
    return asWrite({ transform: { document: name, fieldTransforms: transforms }, currentDocument });
  }
  return asWrite({
    update: { name, fields },
    updateMask: { fieldPaths: names },
    ...(transforms.length > 0 && { updateTransforms: transforms }),
    currentDocument,
  });
}

/** Removes a document; without a version it may be missing already. */
export function removeWrite(name: string, version: Version | undefined): Write {
  return asWrite({ delete: name, ...(version !== undefined && { currentDocument: { updateTime: version } }) });
}

/** Adds to numbers of a document, and writes `fields` with them: it need not exist. */
export function addWrite(
  name: string,
  value: object,
  increment: Record<string, number>,
  options: CollectionOptions,
): Write {
  const fields = toWireFields(value, options.timestamps);
  return asWrite({
    update: { name, fields },
    updateMask: { fieldPaths: Object.keys(fields).map((field) => fieldPath(field)) },
    updateTransforms: fieldTransforms({ increment }),
  });
}

/** The wire format for `Documents.commit`. */
export const wireWrite = (write: Write): WireWrite => write.__write as WireWrite;
const asWrite = (write: WireWrite): Write => ({ __write: write });

function fieldTransforms({ maximum = {}, increment = {} }: Transforms): WireWrite[] {
  return [
    ...Object.entries(maximum).map(([path, value]) => ({ fieldPath: fieldPath(path), maximum: toWire(value) })),
    ...Object.entries(increment).map(([path, value]) => ({ fieldPath: fieldPath(path), increment: toWire(value) })),
  ];
}

/** The versions of the documents that a commit has written, in the order of its writes. */
export function versionsIn(answer: unknown): readonly Version[] {
  const { writeResults, commitTime } = answer as { writeResults?: { updateTime?: string }[]; commitTime?: string };
  return (writeResults ?? [{}]).map(({ updateTime }) => updateTime ?? commitTime ?? "");
}
