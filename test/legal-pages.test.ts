import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { defaultModels } from "../apps/worker/src/adapters/generation/default-models.ts";
import { instagramAuthorizeUrl } from "../apps/worker/src/adapters/platforms/instagram/instagram-oauth.ts";
import { tiktokAuthorizeUrl } from "../apps/worker/src/adapters/platforms/tiktok/tiktok-oauth.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const page = (name: string) => read(`apps/web/site/content/${name}.md`);
const section = (text: string, title: string) => text.split("\n## ").find((it) => it.startsWith(title)) ?? "";
const app = { fetch, now: () => 0, redirectUri: "", clientId: "", clientKey: "", clientSecret: "" } as never;

it.each([
  ["TikTok", tiktokAuthorizeUrl(app, "", false)],
  ["Instagram", instagramAuthorizeUrl(app, "", false)],
])("the API notice lists the permissions that %s is asked for", (platform, url) => {
  const listed = [...section(page("api-notice"), platform).matchAll(/`([\w.]+)`/g)].map((it) => it[1]);
  expect(listed.toSorted()).toEqual(new URL(url).searchParams.get("scope")?.split(",").toSorted());
});

/** Sections of the privacy policy in the order of the pages, which is the same in every language. */
const policies = ["privacy", "de/privacy", "es/privacy", "fr/privacy", "pt-br/privacy", "ja/privacy"].map((name) => ({
  name,
  parts: page(name).split("\n## "),
}));
const [WORKS_FOR_US, HOW_LONG] = [4, 7];

it.each(policies)("$name names every provider that personal data may reach", ({ parts }) => {
  const models = Object.values(defaultModels).flatMap((it) => Object.keys(it));
  const names = { openai: "OpenAI", elevenlabs: "ElevenLabs", fal: "fal", "workers-ai": "Cloudflare" };
  const providers = [...new Set(models)].map((it) => names[it as keyof typeof names]);
  for (const it of [...providers, "Google", "Stripe", "Resend", "Sentry", "Pexels"])
    expect(parts[WORKS_FOR_US]).toContain(it);
});

it.each(policies)("$name keeps data as long as docs/privacy.md says", ({ parts }) => {
  const kept = (place: string) =>
    read("docs/privacy.md")
      .split("\n")
      .find((line) => line.startsWith(`| ${place} |`))
      ?.split(" | ")
      .at(-1) ?? "";
  const figures = (text: string) => text.replaceAll(/\(.*?\)/g, "").match(/\d+/g);
  const documented = ["past_usage", "support", "Workers Logs", "backups"].flatMap((it) => figures(kept(it)));
  expect(figures(parts[HOW_LONG] ?? "")).toEqual(documented);
});
