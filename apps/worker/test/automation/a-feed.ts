import { feedText, type TestItem } from "./feed-text.ts";

/** A feed at acme.example that a test writes. */
export type FeedPage = {
  address: string;
  /** Puts an item on top. */
  add(title: string, text: string): Promise<void>;
  /** Replaces all of it. */
  become(html: string): Promise<void>;
};

/** A new feed with one item. */
export async function aFeed(title: string): Promise<FeedPage> {
  const path = `/feeds/${crypto.randomUUID()}.xml`;
  const address = `https://acme.example${path}`;
  const items: TestItem[] = [];
  const become = async (html: string) => {
    const answer = await fetch("http://localhost:8788/__control/pages", {
      method: "POST",
      body: JSON.stringify({ path, html }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const add = async (name: string, text: string) => {
    items.unshift({ id: String(items.length), title: name, text });
    await become(feedText(address, items));
  };
  await add(title, "");
  return { address, add, become };
}
