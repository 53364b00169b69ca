import { form, json, type PlatformBench, post } from "../control/platform-bench.ts";

export const API = "https://open.tiktokapis.com/v2";
export const REDIRECT_URI = "http://localhost:8787/tiktok-callback";
const ALL_SCOPES = "user.info.basic,user.info.profile,user.info.stats,video.list,video.upload,video.publish";

export function authorizeUrl(change: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_key: "key",
    response_type: "code",
    scope: ALL_SCOPES,
    redirect_uri: REDIRECT_URI,
    state: "state-1",
    ...change,
  });
  return `https://www.tiktok.com/v2/auth/authorize/?${query}`;
}

/** Answers the consent page and gives what comes back to the app. */
export async function consent(bench: PlatformBench, fields: [string, string][] = []): Promise<URLSearchParams> {
  const response = await bench.call(authorizeUrl(), {
    ...form([["decision", "allow"], ...fields]),
    redirect: "manual",
  });
  return new URL(response.headers.get("location") ?? "").searchParams;
}

export function exchange(bench: PlatformBench, code: string, change: Record<string, string> = {}): Promise<Response> {
  return token(bench, { grant_type: "authorization_code", code, redirect_uri: REDIRECT_URI, ...change });
}

export function token(bench: PlatformBench, fields: Record<string, string>): Promise<Response> {
  return bench.call(`${API}/oauth/token/`, form({ client_key: "key", client_secret: "secret", ...fields }));
}

export type Tokens = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  refresh_expires_in: number;
  open_id: string;
  scope: string;
};
export type Envelope = { data: { publish_id: string; upload_url: string }; error: { code: string; message: string } };
export type Status = {
  status: string;
  fail_reason?: string;
  publicaly_available_post_id: string[];
  downloaded_bytes?: number;
};

/** A connected account; `api` calls with its token. */
export async function connect(bench: PlatformBench, fields: [string, string][] = []) {
  const code = (await consent(bench, fields)).get("code") ?? "";
  const tokens = await json<Tokens>(await exchange(bench, code));
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const api = (path: string, body: unknown = {}) => bench.call(`${API}${path}`, post(body, headers));
  return {
    tokens,
    api,
    get: (path: string) => bench.call(`${API}${path}`, { headers }),
    /** Begins a post and gives the answer's envelope with its status. */
    async init(path: "video/init" | "inbox/video/init" | "content/init", body: unknown) {
      const response = await api(`/post/publish/${path}/`, body);
      return { http: response.status, ...(await json<Envelope>(response)) };
    },
    status: async (publish_id: string) => (await api("/post/publish/status/fetch/", { publish_id })).text(),
    /** Lets time pass until the publish is no longer being processed. The answer is parsed with ids as strings. */
    async settled(publish_id: string): Promise<Status> {
      for (;;) {
        bench.advance(3000);
        await new Promise((resolve) => setTimeout(resolve, 20));
        const { data } = parseLong(await this.status(publish_id));
        if (!data.status.startsWith("PROCESSING")) return data;
      }
    },
  };
}

export const videoInit = (video_url: string, change: Record<string, unknown> = {}) => ({
  post_info: { title: "Sourdough, day one", privacy_level: "PUBLIC_TO_EVERYONE", ...change },
  source_info: { source: "PULL_FROM_URL", video_url },
});

export const photoInit = (photo_images: string[], change: Record<string, unknown> = {}) => ({
  media_type: "PHOTO",
  post_mode: "DIRECT_POST",
  post_info: { title: "Five rolls", description: "One dough", privacy_level: "PUBLIC_TO_EVERYONE", ...change },
  source_info: { source: "PULL_FROM_URL", photo_images, photo_cover_index: 0 },
});

/** JSON with long bare numbers read as strings, as a careful client does it. */
export function parseLong(text: string): { data: Status } {
  return JSON.parse(text.replaceAll(/([[:,]\s*)(\d{16,})/g, '$1"$2"'));
}
