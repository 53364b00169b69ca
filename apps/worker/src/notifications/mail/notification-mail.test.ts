import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { notificationMail } from "./notification-mail.ts";

const links = {
  origin: "https://vignette.test",
  settings: "https://vignette.test/dashboard/settings#notifications",
  unsubscribe: "https://vignette.test/unsubscribe?user=ada&until=1&signature=A",
};
const failed = (name: string, at = 1) => ({
  id: `post-failed_${name}_1`,
  at: instant(at),
  about: {
    kind: "post-failed",
    postId: "p1",
    targetId: "t1",
    name,
    platform: "tiktok",
    username: "acme",
    why: "Nothing was posted.",
  } as const,
});
const expired = { id: "e", at: instant(2), about: { kind: "approval-expired", postId: "p2", name: "Fig" } as const };

describe("the mail of notifications", () => {
  it("says what the one notification says, with its link, and how to stop", () => {
    const { subject, text, html } = notificationMail([failed("Fig")], links, "en");
    expect(subject).toBe("“Fig” wasn't posted to TikTok @acme");
    for (const body of [text, html.replaceAll("&amp;", "&").replaceAll("&#39;", "'")]) {
      expect(body).toContain(subject);
      expect(body).toContain("https://vignette.test/dashboard/schedule/posts/p1");
      expect(body).toContain(links.settings);
      expect(body).toContain(links.unsubscribe);
    }
  });

  it("counts several of one kind, and calls others updates", () => {
    expect(notificationMail([failed("A"), failed("B", 2)], links, "en").subject).toBe("2 posts weren't posted");
    expect(notificationMail([failed("A"), expired], links, "en").subject).toBe("2 updates from Vignette");
  });

  it("is the same whatever the order in which the notifications were read", () => {
    expect(notificationMail([failed("A"), failed("B"), expired], links, "en")).toEqual(
      notificationMail([expired, failed("B"), failed("A")], links, "en"),
    );
  });

  it("is written in the language of its reader, with its plurals", () => {
    const { subject, text, html } = notificationMail([failed("A"), failed("B", 2)], links, "de");
    expect(subject).toBe("2 Beiträge wurden nicht gepostet");
    expect(text).toContain("„A“ wurde nicht auf TikTok @acme gepostet");
    expect(text).toContain("Beitrag öffnen: https://vignette.test/dashboard/schedule/posts/p1");
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(">Abbestellen</a>");
    expect(notificationMail([expired], links, "ja").subject).toBe("「Fig」の承認が間に合いませんでした");
  });

  it("shows what people wrote as text", () => {
    const { html } = notificationMail([failed(`<img src=x onerror="alert('1')">`)], links, "en");
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;");
    expect(html).not.toContain("<img");
  });
});
