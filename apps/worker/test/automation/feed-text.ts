/** An item of a test's feed. */
export type TestItem = { id: string; title: string; text: string };

/** An RSS feed with these items, in their order. */
export const feedText = (address: string, items: readonly TestItem[]): string =>
  `<rss version="2.0"><channel><title>Acme</title>${items.map((it) => itemText(address, it)).join("")}</channel></rss>`;

const itemText = (address: string, { id, title, text }: TestItem) =>
  `<item><guid>${id}</guid><title>${title}</title><link>${address}#${id}</link><description>${text}</description></item>`;
