import { type Saying, say, seconds } from "@vignette/domain/kernel";
import type { CommentLook, CommentOutcome } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { CommentJob, Comments } from "../platform.ts";
import { unreachable } from "../wire/unreachable.ts";
import { type InstagramAnswer, type InstagramCall, instagramHarmless } from "./instagram-call.ts";
import { timeOf } from "./instagram-media.ts";

/** The account's comments on its own media. Source: docs/platforms/instagram.md#publishing. */
export function instagramComments(call: InstagramCall): Comments {
  return { write: (job) => write(call, job), find: (job) => find(call, job) };
}

const Written = z.object({ id: z.coerce.string().check(z.minLength(1)) });

async function write(call: InstagramCall, job: CommentJob): Promise<CommentOutcome> {
  const answer = await call(job.accessToken, "POST", `${job.platformPostId}/comments`, { message: job.text });
  if (answer.type !== "ok") return noOf(answer);
  const written = Written.safeParse(answer.body);
  return written.success ? { type: "posted", id: written.data.id } : { type: "lost", why: "unclear" };
}

/**
 * An error from Instagram itself is definite. A proxy's page, no answer or an internal error leaves the outcome open.
 */
function noOf(answer: Exclude<InstagramAnswer, { type: "ok" }>): CommentOutcome {
  const no = instagramHarmless(answer);
  if (answer.type === "garbled") return { type: "lost", why: answer.why };
  if (no.type === "rejected") return { type: "refused", why: reasonOf(answer) };
  const isCertain = answer.status < 500 && answer.code > 0 && answer.code !== 2;
  return isCertain ? no : { type: "lost", why: { said: `${answer.status} ${answer.message}` } };
}

const NO_PERMISSION = say(
  "failure.comment-permission",
  "The first comment isn't there. Instagram doesn't let us comment for this account. Reconnect it and leave “Manage comments” checked.",
);

function reasonOf({ code, message }: Extract<InstagramAnswer, { type: "error" }>): Saying {
  if (code === 10 || (code >= 200 && code < 300)) return NO_PERMISSION;
  const reason = message.replace(/\.$/, "");
  const told = `The first comment isn't there. Instagram refused it: ${reason} (${code}).`;
  return say("failure.comment-refused", told, { reason, code });
}

const Found = z.object({
  data: z.array(
    z.object({
      id: z.coerce.string(),
      text: z._default(z.string(), ""),
      username: z._default(z.string(), ""),
      timestamp: z._default(z.string(), ""),
    }),
  ),
});
/** Tolerates differing clocks: comments are dated by Instagram. */
const CLOCK_TOLERANCE = seconds(60);

/**
 * Our comment is the one with the same text, by the account itself, since it was sent. The newest come first, so one
 * page is enough.
 */
async function find(call: InstagramCall, job: CommentJob): Promise<CommentLook> {
  const fields = { fields: "id,text,username,timestamp", limit: "50" };
  const answer = await call(job.accessToken, "GET", `${job.platformPostId}/comments`, fields);
  if (answer.type !== "ok") {
    const no = instagramHarmless(answer);
    return no.type === "unreachable" ? no : unreachable({ said: no.failure.code });
  }
  const list = Found.safeParse(answer.body);
  if (!list.success) return unreachable("unclear");
  const ours = list.data.data.find(
    (it) =>
      it.username === job.username &&
      it.text.trim() === job.text.trim() &&
      timeOf(it.timestamp) >= job.sentAt - CLOCK_TOLERANCE,
  );
  return ours ? { type: "found", id: ours.id } : { type: "absent" };
}
