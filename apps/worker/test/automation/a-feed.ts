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
  const items: string[] = [];
  const become = async (html: string) => {
    const answer = await fetch("http://localhost:8788/__control/pages", {
      method: "POST",
      body: JSON.stringify({ path, html }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const add = async (name: string, text: string) => {
    const id = items.length;
    items.unshift(
      `<item><guid>${id}</guid><title>${name}</title><link>${address}#${id}</link><description>${text}</description></item>`,
    );
    await become(`<rss version="2.0"><channel><title>Acme</title>${items.join("")}</channel></rss>`);
  };
  await add(title, "");
  return { address, add, become };
}
