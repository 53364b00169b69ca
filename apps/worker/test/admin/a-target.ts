import type { TargetState } from "@vignette/domain/scheduling";
import { type Scene, schedule } from "../studio/a-scene.ts";
import { writeDocument } from "../support.ts";

export type ATarget = { id: string; postId: string };

/** How long after its planned time such a target began, in milliseconds. */
const LAG = 900;

/** A target that was planned an hour ago and is now in this state, set by hand. */
export async function aTarget(scene: Scene, state: TargetState, failureCode = "not-there"): Promise<ATarget> {
  const { value } = await schedule(scene);
  const [target] = value.targets;
  if (!target) throw new Error("The post has no target.");
  const publishAt = Date.now() - 3_600_000;
  await writeDocument(`posts/${value.id}/targets/${target.id}`, {
    state: { stringValue: state },
    publishAt: timestamp(publishAt),
    wakeAt: { nullValue: null },
    attempt: { mapValue: { fields: attemptBegunAt(publishAt + LAG) } },
    ...(state === "failed" && { failure: { mapValue: { fields: failure(failureCode) } } }),
  });
  return { id: target.id, postId: value.id };
}

const timestamp = (at: number) => ({ timestampValue: new Date(at).toISOString() });
const number = (value: number) => ({ integerValue: String(value) });

const attemptBegunAt = (at: number) => ({
  number: number(1),
  token: { stringValue: "the-secret-of-a-media-link" },
  startedAt: number(at),
  sendingSince: number(at),
  stage: { stringValue: "committed" },
  receipt: { mapValue: { fields: { containerId: { stringValue: "17900000000000001" } } } },
  sentAt: number(at + 1000),
  committedAt: number(at + 2000),
  tries: number(0),
  fileFetched: { booleanValue: true },
});

const failure = (code: string) => ({
  code: { stringValue: code },
  message: { stringValue: "Nothing was posted." },
  retryable: { booleanValue: true },
});
