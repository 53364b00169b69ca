import { notificationWords } from "@vignette/messages/notifications";
import { refusalWords } from "@vignette/messages/refusals";
import { describe, expect, it } from "vitest";

const platforms = { tiktok: "TikTok", instagram: "Instagram" } as const;
const post = { name: "Fig", platform: "tiktok", username: "acme" } as const;
const account = { platform: "instagram", username: "acme" } as const;
const failed = { kind: "post-failed", ...post, why: "Nothing was posted. The caption is too long." } as const;
const answered = { kind: "approval-answered", name: "Fig", by: "Ana", verdict: "changes", comment: "" } as const;
const digest = { kind: "weekly-digest", published: 1, failed: 2, scheduled: 0, views: 12_400 } as const;
const facts = [
  failed,
  { kind: "post-needs-check", ...post },
  { kind: "connection-ended", ...account },
  { kind: "renewal-failing", ...account, holdsUntil: null },
  { kind: "approval-asked", name: "Fig", recipe: "Weekly coffee" },
  answered,
  { kind: "approval-expired", name: "Fig" },
  { kind: "recipe-paused", name: "Weekly coffee", why: "Three runs in a row failed." },
  digest,
] as const;

describe("what a notification says", () => {
  it("is what happened", () => {
    expect(facts.map((it) => notificationWords(it, platforms, "en").title)).toEqual([
      "“Fig” wasn't posted to TikTok @acme",
      "Check “Fig” on TikTok @acme",
      "Instagram @acme is disconnected",
      "The connection to Instagram @acme can't be renewed",
      "“Fig” is waiting for your approval",
      "Ana requested changes to “Fig”",
      "“Fig” wasn't approved in time",
      "The recipe “Weekly coffee” is paused",
      "Last week: 1 post published",
    ]);
    expect(notificationWords(failed, platforms, "en").text).toBe(failed.why);
  });

  it("counts and writes numbers as its language does", () => {
    expect(notificationWords(digest, platforms, "en").text).toBe(
      "12,400 views. 2 posts failed. Nothing is scheduled for this week.",
    );
    expect(notificationWords(digest, platforms, "de")).toMatchObject({
      title: "Letzte Woche: 1 Beitrag veröffentlicht",
      text: "12.400 Aufrufe. 2 Beiträge fehlgeschlagen. Für diese Woche ist nichts geplant.",
      action: "Analyse öffnen",
    });
  });

  it("quotes a reviewer, and says that a late approval posts nothing", () => {
    const words = (change: object) => notificationWords({ ...answered, ...change }, platforms, "en");
    expect(words({ comment: "Brighter, please." }).text).toBe("“Brighter, please.”");
    expect(words({ verdict: "late", comment: "Fine." }).text).toMatch(/^Nothing was posted/);
    expect(words({ verdict: "approved" }).title).toBe("Ana approved “Fig”");
  });

  it("cuts a long name", () => {
    expect(notificationWords({ ...failed, name: "x".repeat(120) }, platforms, "en").title).toBe(
      `“${"x".repeat(59)}…” wasn't posted to TikTok @acme`,
    );
  });
});

describe("a refusal in the language of its reader", () => {
  const resetsAt = Date.UTC(2026, 11, 28);
  it.each([
    ["de", "Neue gibt es am 28. Dez."],
    ["fr", "Il se renouvelle le 28 déc."],
    ["ja", "12月28日にリセットされます。"],
  ] as const)("in %s says when an allowance comes back, and ends with one period", (locale, end) => {
    const says = { code: "automation.short-of-images-until", values: { resetsAt } };
    const words = refusalWords({ message: "", says }, locale);
    expect(words.slice(-end.length)).toBe(end);
  });
});
