import { minutes } from "@vignette/domain/kernel";
import { type ErrorReport, errorIdentity, storedError } from "@vignette/domain/operations";
import { DocumentError, type Documents } from "../../adapters/documents/documents.ts";
import { open } from "../open.ts";
import { errorReportRecords, errorRequestRecords } from "../service/error-reports.ts";

/**
 * Errors that one isolate stores within a minute: a flood of errors must not become a flood of writes. The logs contain
 * all of them.
 */
const MOST = 60;
const stored = { since: 0, count: 0 };

/**
 * Stores an unexpected error for the admins' list: once for each kind of error, with a count, and once for its request.
 * Rejects with a DocumentError.
 */
export async function storeError(documents: Documents, report: ErrorReport): Promise<void> {
  if (report.at - stored.since >= minutes(1)) Object.assign(stored, { since: report.at, count: 0 });
  stored.count += 1;
  if (stored.count > MOST) return;

  const fingerprint = await hashOf(errorIdentity(report));
  const error = storedError(report);
  const { count: _count, firstAt: _firstAt, ...latest } = error;
  const reports = open(documents, errorReportRecords);
  await again(
    () => reports.patch(fingerprint, latest, { transforms: { increment: { count: 1 } } }),
    "missing",
    () =>
      again(
        () => reports.create(fingerprint, error),
        "exists",
        () => reports.patch(fingerprint, latest, { transforms: { increment: { count: 1 } } }),
      ),
  );
  if (report.requestId === null) return;
  const { lastAt: at, expiresAt } = error;
  await open(documents, errorRequestRecords).put(report.requestId, { fingerprint, at, expiresAt });
}

/** Tries the other write if the document was created or removed in the meantime. */
async function again(
  write: () => Promise<unknown>,
  kind: DocumentError["kind"],
  instead: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DocumentError) || error.kind !== kind) throw error;
    return await instead();
  }
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
