import { describe, expect, it } from "vitest";
import { answer, type InReview, inReview } from "../approval/a-review.ts";
import { aMinute } from "../scheduling/a-history.ts";
import { stored } from "../stored.ts";
import { aPerson, asked, call, fault, type Person, writeDocument } from "../support.ts";

const HOST = "updates.push.services.mozilla.com";
const CONTROL = "http://localhost:8788/__control/push";

type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A browser that is subscribed at its push service. */
const aBrowser = async () => (await (await fetch(`${CONTROL}/subscriptions`, { method: "POST" })).json()) as Subscribed;

async function turnOn(person: Person): Promise<Subscribed> {
  const browser = await aBrowser();
  await call(person, "notifications", "addDevice", deviceOf(browser));
  return browser;
}

const deviceOf = ({ endpoint, keys }: Subscribed) => ({ endpoint, ...keys, name: "Firefox on Linux" });

/** The messages that a browser has received. */
async function arrivedAt({ endpoint }: Subscribed): Promise<unknown[]> {
  const all = (await (await fetch(CONTROL)).json()) as { endpoint: string; message: unknown }[];
  return all.filter((it) => it.endpoint === endpoint).map(({ message }) => message);
}

const idIn = async ({ person }: InReview) => (await call(person, "notifications", "list", {})).value.items[0]?.id ?? "";
const stateOf = async (review: InReview) => (await stored(`notifications/${await idIn(review)}`))?.push;
const due = { dueAt: { timestampValue: new Date(Date.now() - 60_000).toISOString() } };

describe("a push message", () => {
  it("arrives at once on all devices, encrypted for each, and leads to the post", async () => {
    const review = await inReview();
    const browsers = [await turnOn(review.person), await turnOn(review.person)];
    await answer(review, "changes");
    for (const browser of browsers)
      await expect
        .poll(() => arrivedAt(browser))
        .toEqual([
          {
            tag: await idIn(review),
            title: "Ana requested changes to “Six rolls”",
            body: "“Shorter”",
            path: `/dashboard/schedule/posts/${review.postId}`,
          },
        ]);
    await expect.poll(() => stateOf(review)).toEqual({ stringValue: "sent" });
    await aMinute();
    expect(await arrivedAt(browsers[0] as Subscribed)).toHaveLength(1);
  });

  it("is sent by the sweep if the push service was down", async () => {
    const review = await inReview();
    const browser = await turnOn(review.person);
    const path = new URL(browser.endpoint).pathname;
    await fault({ host: HOST, path, times: 1, fault: { status: 503 } });
    await answer(review, "changes");
    // The first sender has reserved it.
    await expect.poll(async () => (await asked(HOST)).some(({ url }) => url.endsWith(path))).toBe(true);
    await writeDocument(`notifications/${await idIn(review)}`, due);
    await aMinute();
    expect(await arrivedAt(browser)).toHaveLength(1);
  });

  it("goes no more to a browser that has unsubscribed", async () => {
    const review = await inReview();
    const browser = await turnOn(review.person);
    await fetch(`${CONTROL}/subscriptions`, { method: "DELETE", body: JSON.stringify({ endpoint: browser.endpoint }) });
    await answer(review, "changes");
    await expect.poll(() => stateOf(review)).toEqual({ stringValue: "failed" });
    await answerAgain(review);
    await expect.poll(() => stateOf(review)).toEqual({ stringValue: "none" });
  });

  it("goes to the user who turned it on there last, and can be turned off by that user only", async () => {
    const [first, second] = [await inReview(), await inReview()];
    const browser = await turnOn(first.person);
    await call(second.person, "notifications", "addDevice", deviceOf(browser));
    await call(first.person, "notifications", "removeDevice", { endpoint: browser.endpoint });
    await answer(first, "changes");
    await answer(second, "changes");
    await expect.poll(() => stateOf(second)).toEqual({ stringValue: "sent" });
    expect([await stateOf(first), (await arrivedAt(browser)).length]).toEqual([{ stringValue: "none" }, 1]);
  });
});

it("a device is refused unless its address is one of a push service", async () => {
  const device = deviceOf(await aBrowser());
  const add = (endpoint: string) =>
    aPerson().then((it) => call(it, "notifications", "addDevice", { ...device, endpoint }));
  expect((await add("https://internal.example/hook")).status).toBe(400);
  expect((await add(device.endpoint)).status).toBe(200);
});

/** The owner sends the post for approval again, and the reviewer answers again. */
async function answerAgain(review: InReview): Promise<void> {
  await call(review.person, "scheduling", "sendForApproval", { ids: [review.postId] });
  await answer(review, "changes");
}
