import { firstReadingAt } from "@vignette/domain/analytics";
import { claimableAt, sweepShard, Target } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { targetRecords } from "../../../records/posts/targets.ts";
import type { RawDocument, RecordFacts } from "../../../records/record.ts";

/** A change of stored documents from an old form to the one that the code writes. Source: ADR 54. */
export type Migration = {
  /** Never changed: a number, and what is true afterwards. */
  id: string;
  record: RecordFacts;
  /** The fields to write to a document of the old form; null for any other. The same document may come again. */
  change: (document: RawDocument) => RawDocument | null;
  /** Whether the code relies on it. Then a deploy waits until it is done; before, code reads both forms. */
  needed: boolean;
};

/** All migrations in their order. New ones are added at the end, with `needed: false`. */
export const migrations: readonly Migration[] = [
  {
    // Targets that were written by hand or imported lack the keys by which the sweep finds them. Source: ADR 26.
    id: "0001-targets-have-sweep-keys",
    record: targetRecords,
    change(document) {
      const target = z.safeParse(Target, document);
      if (document.sweepAt !== undefined || !target.success) return null;
      return { sweepAt: claimableAt(target.data), sweepShard: sweepShard(target.data) };
    },
    needed: false,
  },
  {
    // Targets that were published before numbers were read by a plan lack the instant of their next reading. Each is
    // read once more, however old it is, which also stores what it is. Source: ADR 103.
    id: "0002-published-targets-are-read-by-a-plan",
    record: targetRecords,
    change(document) {
      const target = z.safeParse(Target, document);
      if (document.measureAt !== undefined || !target.success) return null;
      return { measureAt: firstReadingAt(target.data) };
    },
    needed: false,
  },
];

/** The migrations without which this code must not be deployed. */
export const neededMigrations: readonly string[] = migrations.flatMap(({ id, needed }) => (needed ? [id] : []));
