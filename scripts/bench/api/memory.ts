/** A response of the internet, kept for replay. */
type Kept = { status: number; headers: [string, string][]; body: string };

/** A call as it was sent. */
export type Sent = { method: string; url: string; body: string };

/** How a call is found again: its URL, and for a query of Firestore the collection. */
const KEY = `(method, url, body) => {
  const { host, pathname } = new URL(url);
  const collection = /"collectionId":"(\\w+)"/.exec(body)?.[1] ?? "";
  return [method, host, pathname, collection].join(" ");
}`;
const keyOf = new Function(`return ${KEY}`)() as (method: string, url: string, body: string) => string;

type Found = { found?: { name: string } };

/**
 * Passes calls on and keeps their answers, as the source of a Worker that replays them from memory. Documents of
 * `:batchGet` are kept one by one, because the same documents are read in different combinations.
 */
export function recorder(fetch: (request: Request) => Promise<Response>) {
  const kept = new Map<string, Kept>();
  const documents = new Map<string, Found>();
  let sent: Sent[] = [];
  return {
    async outbound(request: Request): Promise<Response> {
      const body = await request.clone().text();
      const { method, url } = request;
      const answer = await fetch(request);
      const text = await answer.text();
      const headers = [...answer.headers].filter(([name]) => !/^(content-length|content-encoding|date)$/i.test(name));
      sent.push({ method, url, body });
      kept.set(keyOf(method, url, body), { status: answer.status, headers, body: text });
      if (url.endsWith(":batchGet"))
        for (const it of JSON.parse(text) as Found[]) if (it.found) documents.set(it.found.name, it);
      return new Response(text, { status: answer.status, headers });
    },
    /** The calls that were sent since the last time this was asked. */
    sent(): Sent[] {
      const all = sent;
      sent = [];
      return all;
    },
    /** The source of the Worker. */
    script: () => `const kept = new Map(${JSON.stringify([...kept])});
const documents = new Map(${JSON.stringify([...documents])});
const keyOf = ${KEY};
export default {
  async fetch(request) {
    const body = await request.text();
    if (request.url.endsWith(":batchGet"))
      return Response.json(JSON.parse(body).documents.map((name) => documents.get(name) ?? { missing: name }));
    const found = kept.get(keyOf(request.method, request.url, body));
    return found ? new Response(found.body, found) : new Response("not in memory", { status: 500 });
  },
};`,
  };
}
