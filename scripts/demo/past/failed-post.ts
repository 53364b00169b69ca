import type { SocialAccount } from "@vignette/domain/social-accounts";
import type { Client } from "../client.ts";
import { isFinished, targetFor } from "../publish.ts";
import { waitFor } from "../wait.ts";
import { control } from "./platforms.ts";

const CAPTION = "Tag three friends who need this! #candles";

/** A post that Instagram refuses as spam, so that the demo shows a failure and what helps. Waits until it has failed. */
export async function failPost(
  client: Client,
  { projectId, assetId, account }: { projectId: string; assetId: string; account: SocialAccount },
  { sandboxOrigin, zone }: { sandboxOrigin: string; zone: string },
): Promise<void> {
  const error = { message: "Action is blocked", type: "OAuthException", code: 4, error_subcode: 2207051 };
  await control(sandboxOrigin, "faults", {
    ...{ host: "graph.instagram.com", method: "POST", mentions: "Tag+three+friends", times: 1 },
    fault: { status: 400, body: { error } },
  });
  const { id } = await client.scheduling.schedule.mutate({
    ...{ projectId, assetId, when: { type: "now", zone } },
    targets: [targetFor(account, CAPTION)],
  });
  await waitFor("a failure", 60, () => client.scheduling.get.query({ id }), isFinished);
}
