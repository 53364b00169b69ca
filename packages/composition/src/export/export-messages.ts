import type { JoinReason } from "../join/join-error.ts";
import type { LintFinding } from "../lint/finding.ts";
import type { ExportReason } from "../output/export-error.ts";
import type { Scene } from "../scene/scene.ts";
import type { Span } from "../scene/span.ts";
import type { Stereo } from "../sound/signal/sound.ts";

/** How loud a mix is: integrated, in LUFS, and its highest true peak in dBTP. Silence is -Infinity. */
export type Loudness = { lufs: number; dbtp: number };

/** A request from the page to the worker. */
export type ExportTask =
  | { task: "mp4"; scene: Scene; bitrate?: number }
  | { task: "segment"; scene: Scene; span?: Span }
  | { task: "sound" | "loudness"; scene: Scene }
  | { task: "join"; segments: readonly Blob[]; sound: Scene }
  | { task: "repack"; file: Blob }
  | { task: "measure"; file: Blob; durationMs: number }
  | { task: "lint"; scenes: readonly Scene[]; coverMs: number }
  | { task: "jpegs"; scenes: readonly Scene[]; quality: number };

/** Asked once per worker. Blobs are handed over by reference, not copied. */
export type ExportRequest = ExportTask & { media: [id: string, file: Blob][] };

/** The worker's answers: progress any number of times, then one of the others. */
export type ExportAnswer =
  | { type: "progress"; fraction: number }
  | { type: "file"; file: Blob }
  | { type: "files"; files: Blob[] }
  | { type: "findings"; findings: LintFinding[][] }
  | { type: "sound"; sound: Stereo | null }
  | { type: "loudness"; loudness: Loudness }
  | { type: "measured"; lufs: number }
  | { type: "failed"; reason: ExportReason; message: string; mediaId: string | undefined }
  | { type: "unjoined"; reason: JoinReason; message: string };
