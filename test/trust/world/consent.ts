import type { Product } from "../product.ts";
import type { Person } from "./person.ts";

type Platform = "instagram" | "tiktok";

/** The way back from a platform's page on which the user has agreed, not yet finished. */
export async function consent(app: Product, { client }: Person, platform: Platform = "instagram") {
  const { url } = await client.socialAccounts.connect.mutate({ platform, returnTo: "/dashboard/schedule" });
  const body = new URLSearchParams({ decision: "allow", new_account: `it${crypto.randomUUID().slice(0, 8)}` });
  const answer = await app.outside(asOutside(url), { method: "POST", body });
  const { searchParams } = new URL(answer.headers.get("location") ?? "https://nowhere.example");
  return { platform, code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" };
}

/** The id of a newly connected account. */
export async function connect(app: Product, person: Person, platform: Platform): Promise<string> {
  const way = await consent(app, person, platform);
  return (await person.client.socialAccounts.finishConnect.mutate(way)).account.id;
}

/** A browser reaches a simulated host below the sandbox's origin: the first segment of the path is the host. */
function asOutside(url: string): string {
  const { pathname, search } = new URL(url);
  return `https:/${pathname}${search}`;
}
