import type { Client } from "./client.ts";

/** Connects an account of that name as its owner would: says "allow" on the platform's consent form and comes back. */
export async function connectAccount(client: Client, platform: "tiktok" | "instagram", name: string) {
  const { url } = await client.socialAccounts.connect.mutate({ platform, returnTo: "/dashboard/schedule" });
  const body = new URLSearchParams({ decision: "allow", new_account: name });
  const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
  const location = answer.headers.get("location");
  if (!location) throw new Error(`${platform} asked for consent and then did not lead back (${answer.status}).`);
  const back = new URL(location).searchParams;
  const { account } = await client.socialAccounts.finishConnect.mutate({
    platform,
    code: back.get("code") ?? "",
    state: back.get("state") ?? "",
  });
  return account;
}
