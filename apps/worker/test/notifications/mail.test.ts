import { describe, expect, it } from "vitest";
import { answer, type InReview, inReview } from "../approval/a-review.ts";
import { aMinute } from "../scheduling/a-history.ts";
import { ask, call, fault, type Person, writeDocument } from "../support.ts";

type SentMail = { to: string; subject: string; text: string; html: string; headers: Record<string, string> };

async function mailsTo({ email }: Person): Promise<SentMail[]> {
  const all = (await (await fetch("http://localhost:8788/__control/mail")).json()) as (SentMail & { id?: string })[];
  return all.filter(({ to, html }) => to === email && html !== undefined);
}

const listOf = async (person: Person) => (await call(person, "notifications", "list", {})).value.items;
const START = Date.now();
const before = (minutes: number) => ({ timestampValue: new Date(START - minutes * 60_000).toISOString() });

/** Eleven minutes pass for a user's notifications. */
async function elevenMinutesPass(person: Person): Promise<void> {
  const fields = { at: before(11), dueAt: before(1) };
  for (const { id } of await listOf(person)) await writeDocument(`notifications/${id}`, fields);
}

/** A post that a reviewer wants changed, and another one of the same owner. */
async function twoAnswers(): Promise<InReview> {
  const first = await inReview();
  const second = await inReview({}, first);
  await answer(first, "changes");
  await answer(second, "changes");
  return first;
}

describe("the mail about notifications", () => {
  it("is one for all of a burst, once, however many sweeps run, and not before ten minutes", async () => {
    const { person } = await twoAnswers();
    await aMinute();
    expect(await mailsTo(person)).toEqual([]);
    await elevenMinutesPass(person);
    await Promise.all([aMinute(), aMinute()]);
    await aMinute();
    const [mail, ...others] = await mailsTo(person);
    expect([mail?.subject, others]).toEqual(["2 updates from Vignette", []]);
    expect(mail?.text).toContain("Ana requested changes to “Six rolls”");
  });

  it("is in the language of the account, and so are the pages that its links lead to in that browser", async () => {
    const { person } = await twoAnswers();
    await writeDocument(`users/${person.uid}`, { language: { stringValue: "de-AT" } });
    await elevenMinutesPass(person);
    await aMinute();
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe("2 Benachrichtigungen von Vignette");
    expect(mail?.text).toContain("Ana hat Änderungen an „Six rolls“ angefordert");
    expect(mail?.html).toContain('<html lang="de">');
    const link = new URL(/Abbestellen: (\S+)/.exec(mail?.text ?? "")?.[1] ?? "");
    const page = await ask(link.pathname + link.search, { headers: { "accept-language": "ja" } });
    expect(page.headers.get("content-language")).toBe("ja");
    expect(await page.text()).toContain("通知メールの配信を停止しますか？");
  });

  it("is not sent for what was read in the app", async () => {
    const { person } = await twoAnswers();
    await call(person, "notifications", "readAll");
    await elevenMinutesPass(person);
    await aMinute();
    expect(await mailsTo(person)).toEqual([]);
  });

  it("arrives once if the mail service's answer is lost", async () => {
    const { person } = await twoAnswers();
    await elevenMinutesPass(person);
    await fault({ host: "api.resend.com", mentions: person.email, times: 1, fault: { drop: "after" } });
    await aMinute();
    await elevenMinutesPass(person);
    await aMinute();
    await elevenMinutesPass(person);
    await aMinute();
    expect(await mailsTo(person)).toHaveLength(1);
  });
});

describe("the link that unsubscribes", () => {
  it("asks for a click, works with the POST of a mail program and without a login, and stops every mail", async () => {
    const { person } = await twoAnswers();
    await elevenMinutesPass(person);
    await aMinute();
    const [mail] = await mailsTo(person);
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const url = /<(.+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const { pathname, search } = new URL(url);
    const opened = await ask(pathname + search);
    expect([opened.status, await opened.text()]).toEqual([
      200,
      expect.stringContaining("<button>Unsubscribe</button>"),
    ]);
    const mailed = async () =>
      Object.values((await call(person, "notifications", "preferences")).value).filter((it) => it.mail).length;
    expect(await mailed()).toBeGreaterThan(0);
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    for (let times = 0; times < 2; times += 1)
      expect((await ask(pathname + search, { method: "POST", body })).status).toBe(200);
    expect(await mailed()).toBe(0);
    expect((await call(person, "notifications", "preferences")).value["post-failed"].push).toBe(true);
  });

  it("changes nothing if it is forged", async () => {
    const { person } = await inReview();
    const path = `/unsubscribe?user=${person.uid}&until=9999999999999&signature=AAAA`;
    for (const method of ["GET", "POST"]) expect((await ask(path, { method })).status).toBe(410);
    expect((await call(person, "notifications", "preferences")).value["post-failed"].mail).toBe(true);
  });
});
