import { type BeatAnswer, beatsSoFar, type Creation } from "@vignette/domain/studio";
import type { LivePush } from "../../../adapters/live.ts";

/**
 * Shows words while they are written: what is there goes to open pages, whole beats are saved where they are to be.
 * Neither holds up the stream; while one push is on its way the next ones are left out, because the last one tells all.
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
      // An answer that is asked for again begins with its first beat.
      if (!saveWhole || whole.length === savedCount || whole.length === 0) return;
      savedCount = whole.length;
      saving = saving.then(() => saveWhole(whole)).catch(logged);
    },
    /** Once everything that is being saved is. */
    settled: () => saving,
  };
}

function logged(error: unknown): void {
  console.warn(JSON.stringify({ level: "warn", message: "Half-written words were not saved.", error: String(error) }));
}
