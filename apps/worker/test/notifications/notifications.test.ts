import { describe, expect, it } from "vitest";
import { anOpenPage } from "../an-open-page.ts";
import { answer, type InReview, inReview } from "../approval/a-review.ts";
import { aMinute } from "../scheduling/a-history.ts";
import { stored } from "../stored.ts";
import { aPerson, call, type Person, writeDocument } from "../support.ts";

const listOf = async (person: Person) => (await call(person, "notifications", "list", {})).value.items;
const unreadOf = async (person: Person) => (await call(person, "notifications", "unread")).value;
const ago = (ms: number) => ({ timestampValue: new Date(Date.now() - ms).toISOString() });

/** The time of the post passes while it waits for approval. */
async function timePasses({ postId, person }: InReview): Promise<void> {
  const targets = (await call(person, "scheduling", "get", { id: postId })).value.targets;
  for (const { id } of targets) await writeDocument(`posts/${postId}/targets/${id}`, { publishAt: ago(60_000) });
}

describe("a notification", () => {
  it("of a reviewer's answer reaches the owner's open pages, list and count", async () => {
    const review = await inReview();
    const page = await anOpenPage(review.person.token);
    await answer(review, "changes");
    const { projectId, postId } = review;
    expect(await listOf(review.person)).toMatchObject([
      {
        about: {
          kind: "approval-answered",
          postId,
          name: "Six rolls",
          by: "Ana",
          verdict: "changes",
          comment: "Shorter",
        },
        projectId,
        readAt: null,
      },
    ]);
    expect(await unreadOf(review.person)).toBe(1);
    await expect.poll(() => page.heard).toContainEqual({ type: "notification" });
    page.close();
  });

  it("is not sent of what the owner did", async () => {
    const review = await inReview();
    const { person, postId } = review;
    await call(person, "scheduling", "decide", { id: postId, seen: "", verdict: "changes", text: "" });
    await call(person, "scheduling", "comment", { id: postId, text: "Note to self" });
    expect(await listOf(person)).toEqual([]);
  });

  it("of a post whose time came before its approval is sent once, however many sweeps see it", async () => {
    const review = await inReview();
    await timePasses(review);
    await Promise.all([aMinute(), aMinute()]);
    await aMinute();
    expect((await listOf(review.person)).map(({ about }) => about)).toEqual([
      { kind: "approval-expired", postId: review.postId, name: "Six rolls" },
    ]);
  });

  it("is read one by one or all at once, by its own user only", async () => {
    const [review, stranger] = [await inReview(), await aPerson()];
    await answer(review, "changes");
    const { person } = review;
    const [first] = await listOf(person);
    await call(stranger, "notifications", "read", { ids: [first?.id] });
    await call(stranger, "notifications", "readAll");
    expect(await unreadOf(person)).toBe(1);
    await call(person, "notifications", "read", { ids: [first?.id] });
    expect(await unreadOf(person)).toBe(0);
    expect((await listOf(person))[0]?.readAt).toBeGreaterThan(0);
    await writeDocument(`notifications/${first?.id}`, { readAt: { nullValue: null } });
    await call(person, "notifications", "readAll");
    expect([await unreadOf(person), await unreadOf(stranger)]).toEqual([0, 0]);
  });

  it("is listed page by page, the latest first", async () => {
    const person = await aPerson();
    const numbers = Array.from({ length: 35 }, (_, index) => index);
    await Promise.all(numbers.map((index) => aNotification(person, index)));
    const first = (await call(person, "notifications", "list", {})).value;
    const rest = (await call(person, "notifications", "list", { cursor: first.next })).value;
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids).toEqual(numbers.map((index) => idOf(person, index)));
    expect([first.items.length, rest.next]).toEqual([30, null]);
  });

  it("goes where its user chose, or nowhere", async () => {
    const review = await inReview();
    const { person } = review;
    const choose = (channel: string) =>
      call(person, "notifications", "savePreference", { kind: "approval-answered", channel, on: false });
    const [{ value: routes }] = await Promise.all([choose("app"), choose("push"), choose("mail")]);
    expect(routes["post-failed"]).toEqual({ app: true, mail: true, push: true });
    const { value } = await call(person, "notifications", "preferences");
    expect(value["approval-answered"]).toEqual({ app: false, mail: false, push: false });
    await answer(review, "changes");
    expect(await listOf(person)).toEqual([]);
    expect(await stored(`notification_preferences/${person.uid}`)).not.toBeNull();
  });
});

const idOf = ({ uid }: Person, index: number) => `approval-expired_${uid}_${index}`;

/** A notification that was made `index` minutes ago. */
function aNotification(person: Person, index: number): Promise<void> {
  const text = (stringValue: string) => ({ stringValue });
  const about = { kind: text("approval-expired"), postId: text("p1"), name: text("Six rolls") };
  const none = { nullValue: null };
  return writeDocument(`notifications/${idOf(person, index)}`, {
    id: text(idOf(person, index)),
    uid: text(person.uid),
    projectId: none,
    about: { mapValue: { fields: about } },
    at: ago(index * 60_000),
    shown: { booleanValue: true },
    readAt: none,
    push: text("none"),
    mail: text("none"),
    mailing: none,
    dueAt: none,
    forgetAt: ago(-60_000),
  });
}
