import { failureOf, type Rejected, type Unreachable } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { unreachable } from "../wire/unreachable.ts";
import { type InstagramCall, instagramHarmless } from "./instagram-call.ts";

/** In some answers ids are numbers beyond 2^53, which are parsed as strings. */
const Created = z.object({ id: z.coerce.string().check(z.minLength(1)) });
const Status = z.object({ status_code: z.string(), status: z._default(z.string(), "") });

type State = { type: "finished" } | { type: "working" } | { type: "published" } | Rejected | Unreachable;

/** Creates a container, which is not visible yet; Instagram downloads its file. */
export async function createContainer(
  call: InstagramCall,
  job: { accessToken: string; platformAccountId: string },
  fields: Record<string, string>,
): Promise<{ type: "created"; id: string } | Rejected | Unreachable> {
  const answer = await call(job.accessToken, "POST", `${job.platformAccountId}/media`, fields);
  if (answer.type !== "ok") return instagramHarmless(answer);
  const created = Created.safeParse(answer.body);
  return created.success ? { type: "created", id: created.data.id } : unreachable("unclear");
}

/** The state of a container. Source: docs/platforms/instagram.md#container-status. */
export async function containerState(call: InstagramCall, accessToken: string, id: string): Promise<State> {
  const answer = await call(accessToken, "GET", id, { fields: "status_code,status" });
  if (answer.type !== "ok") return instagramHarmless(answer);
  const wire = Status.safeParse(answer.body);
  if (!wire.success) return unreachable("unclear");
  switch (wire.data.status_code) {
    case "FINISHED":
      return { type: "finished" };
    case "PUBLISHED":
      return { type: "published" };
    case "EXPIRED":
      return { type: "rejected", failure: failureOf("instagram", "expired") };
    case "ERROR":
      return { type: "rejected", failure: failureOf("instagram", subcodeIn(wire.data.status), wire.data.status) };
    default:
      return { type: "working" };
  }
}

/** The status of a failed container is a sentence that contains a subcode. */
const subcodeIn = (status: string): string => /\b2207\d{3}\b/.exec(status)?.[0] ?? "failed";
