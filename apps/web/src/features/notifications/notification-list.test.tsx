import { instant } from "@vignette/domain/kernel";
import type { NotificationAbout, NotificationView } from "@vignette/domain/notifications";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const about: NotificationAbout[] = [
  { kind: "weekly-digest", from: instant(0), published: 1, failed: 2, scheduled: 3, views: 12_345 },
  {
    kind: "recipe-paused",
    ...{ recipeId: "r1", name: "Evenings", why: "A project can have up to 500 starred hooks. Unstar some first." },
    says: { code: "hook-library.many-stars", values: { most: 500 } },
  },
  {
    kind: "post-failed",
    ...{
      postId: "p1",
      targetId: "t1",
      name: "Candle",
      platform: "tiktok",
      username: "acme",
      why: "Nothing was posted.",
    },
    says: { code: "failure.gone-privacy", values: { level: "SELF_ONLY" } },
  },
];
const items: NotificationView[] = about.map((it, index) => ({
  ...{ id: `n${index}`, projectId: null, about: it, readAt: null },
  at: instant(Date.parse("2026-11-03T12:00:00Z")),
}));

beforeAll(() => {
  vi.resetModules();
  vi.doMock("../../../../../packages/messages/generated/runtime.js", () => ({ getLocale: () => "ja" }));
});

// What other files import next speaks English again.
afterAll(() => {
  vi.doUnmock("../../../../../packages/messages/generated/runtime.js");
  vi.resetModules();
});

it("in Japanese, counts, dates, refusals and failures are Japanese", async () => {
  const [{ QueryClient, QueryClientProvider }, { getQueryKey }, { trpc }] = await Promise.all([
    import("@tanstack/react-query"),
    import("@trpc/react-query"),
    import("../../trpc.ts"),
  ]);
  const { loadRefusals } = await import("../../shared/refusals/worded.ts");
  await loadRefusals();
  const { NotificationList } = await import("./notification-list.tsx");
  const client = new QueryClient();
  const key = getQueryKey(trpc.notifications.list, {} as never, "infinite");
  client.setQueryData(key, { pages: [{ items, next: null }], pageParams: [null] });
  const html = renderToStaticMarkup(
    <trpc.Provider client={trpc.createClient({ links: [] })} queryClient={client}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <NotificationList onOpen={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  const words = html.replace(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  for (const said of [
    /先週：投稿1件を公開 11月\u2060\d日 \d\d:\d\d 再生12,345回。投稿2件が失敗。今週の予約3件。/,
    /レシピ「Evenings」が一時停止しました .* スターを付けられるフックは1プロジェクト500個までです。/,
    /投稿されていません。アカウントで「自分のみ」が選べなくなりました。/,
  ])
    expect(words).toMatch(said);
  expect(words.replaceAll(/Evenings|Candle|TikTok|acme/g, "")).not.toMatch(/[a-z]{3}/i);
});
