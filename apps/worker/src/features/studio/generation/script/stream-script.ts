import { type BeatAnswer, beatsSoFar, type Creation } from "@vignette/domain/studio";
import type { LivePush } from "../../../../adapters/live.ts";
import { logLine } from "../../../../adapters/log/log-line.ts";

/**
 * Streams a script to open pages while it is written, and saves complete beats if `saveWhole` is given. Neither delays
 * the provider's stream; while one push is running, further ones are skipped, because each push carries the full text.
 */
export function streamScript(
  { live }: { live: LivePush },
  { uid, id, projectId }: Creation,
  saveWhole?: (beats: BeatAnswer[]) => Promise<unknown>,
) {
  let pushing = false;
  let savedCount = 0;
  let saving: Promise<unknown> = Promise.resolve();

  return {
    tell(answer: unknown): void {
      const { whole, shown } = beatsSoFar(answer);
      if (!pushing && shown.length > 0) {
        pushing = true;
        const beats = shown.map(({ role, line, title, body }) => ({ role, line, title, body }));
        void live(uid, { type: "words", projectId, creationId: id, beats }).finally(() => {
          pushing = false;
        });
      }
      // A repeated answer starts again with its first beat.
      if (!saveWhole || whole.length === savedCount || whole.length === 0) return;
      savedCount = whole.length;
      saving = saving.then(() => saveWhole(whole)).catch(logged);
    },
    /** Resolves when all running saves have ended. */
    settled: () => saving,
  };
}

function logged(error: unknown): void {
  logLine("warn", "A partial script was not saved.", { error });
}
