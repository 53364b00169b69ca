import { form, json, type PlatformBench } from "../control/platform-bench.ts";

export const GRAPH = "https://graph.instagram.com/v25.0";
export const REDIRECT_URI = "http://localhost:8787/auth/callback/instagram";
const ALL_SCOPES =
  "instagram_business_basic,instagram_business_content_publish,instagram_business_manage_insights,instagram_business_manage_comments";

export type GraphFailure = { code: number; error_subcode?: number; message: string };
type Answer = { id: string; error?: GraphFailure; status_code?: string; status?: string };

export function authorizeUrl(change: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: "app",
    response_type: "code",
    scope: ALL_SCOPES,
    redirect_uri: REDIRECT_URI,
    state: "state-1",
    ...change,
  });
  return `https://www.instagram.com/oauth/authorize?${query}`;
}

/** Answers the consent page; the raw response, whether it leads back or not. */
export function consent(bench: PlatformBench, fields: [string, string][] = []): Promise<Response> {
  return bench.call(authorizeUrl(), { ...form([["decision", "allow"], ...fields]), redirect: "manual" });
}

export function exchange(bench: PlatformBench, code: string): Promise<Response> {
  return bench.call(
    "https://api.instagram.com/oauth/access_token",
    form({
      client_id: "app",
      client_secret: "secret",
      grant_type: "authorization_code",
      redirect_uri: REDIRECT_URI,
      code,
    }),
  );
}

export async function shortToken(bench: PlatformBench, fields: [string, string][] = []): Promise<string> {
  const location = new URL((await consent(bench, fields)).headers.get("location") ?? "");
  const response = await exchange(bench, location.searchParams.get("code") ?? "");
  return (await json<{ access_token: string }>(response)).access_token;
}

/** A connected account with its long token. */
export async function connect(bench: PlatformBench, fields: [string, string][] = []) {
  const short = await shortToken(bench, fields);
  const exchanged = `grant_type=ig_exchange_token&client_secret=secret&access_token=${short}`;
  const { access_token } = await json<{ access_token: string }>(
    await bench.call(`https://graph.instagram.com/access_token?${exchanged}`),
  );
  const get = (path: string, query: Record<string, string> = {}) =>
    bench.call(`${GRAPH}/${path}?${new URLSearchParams({ access_token, ...query })}`);
  const { user_id: userId } = await json<{ user_id: string }>(await get("me", { fields: "user_id" }));
  const post = async (path: string, fields: Record<string, string>) =>
    json<Answer>(await bench.call(`${GRAPH}/${userId}/${path}`, form({ access_token, ...fields })));
  const status = async (id: string) => json<Answer>(await get(id, { fields: "status_code,status" }));

  return {
    token: access_token,
    userId,
    get,
    container: (fields: Record<string, string>) => post("media", fields),
    publish: (creation_id: string) => post("media_publish", { creation_id }),
    status,
    /** Lets time pass until the container is no longer in progress. */
    async settled(id: string): Promise<Answer> {
      for (;;) {
        bench.advance(3000);
        await new Promise((resolve) => setTimeout(resolve, 20));
        const answer = await status(id);
        if (answer.status_code !== "IN_PROGRESS") return answer;
      }
    },
    /** Container, wait, publish; the id of the media. */
    async posted(fields: Record<string, string>): Promise<string> {
      const { id } = await post("media", fields);
      await this.settled(id);
      return (await post("media_publish", { creation_id: id })).id;
    },
  };
}
