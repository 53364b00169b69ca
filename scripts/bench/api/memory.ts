/** An answer of the internet, kept to be given again. */
type Kept = { status: number; headers: [string, string][]; body: string };

/** How a call is found again: its address, and for a question to Firestore the collection it asks about. */
const KEY = `(method, url, body) => {
  const { host, pathname } = new URL(url);
  const collection = /"collectionId":"(\\w+)"/.exec(body)?.[1] ?? "";
  return [method, host, pathname, collection].join(" ");
}`;
const keyOf = new Function(`return ${KEY}`)() as (method: string, url: string, body: string) => string;

/** Passes calls on and keeps their answers, as the source of a Worker that gives them again from memory. */
export function recorder(fetch: (request: Request) => Promise<Response>) {
  const kept = new Map<string, Kept>();
  return {
    async outbound(request: Request): Promise<Response> {
      const body = await request.clone().text();
      const answer = await fetch(request);
      const text = await answer.text();
      const headers = [...answer.headers].filter(([name]) => !/^(content-length|content-encoding|date)$/i.test(name));
      kept.set(keyOf(request.method, request.url, body), { status: answer.status, headers, body: text });
      return new Response(text, { status: answer.status, headers });
    },
    /** The calls that were kept, such as `POST firestore.googleapis.com /v1/…:runQuery posts`. */
    calls: () => [...kept.keys()],
    /** The source of the Worker. */
    script: () => `const kept = new Map(${JSON.stringify([...kept])});
const keyOf = ${KEY};
export default {
  async fetch(request) {
    const found = kept.get(keyOf(request.method, request.url, await request.text()));
    return found ? new Response(found.body, found) : new Response("not in memory", { status: 500 });
  },
};`,
  };
}
