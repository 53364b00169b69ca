import fc from "fast-check";
import { inTurns } from "../../in-turns.ts";
import { withPatience } from "../call.ts";
import type { Init, Product } from "../product.ts";
import { routeRows } from "../rows/route-rows.ts";
import type { World } from "../world/world.ts";
import type { Findings } from "./findings.ts";
import type { Callers } from "./fuzz-procedures.ts";

const AT_ONCE = 6;
/** Characters of a path: the server of workerd rejects a much longer one before the Worker sees it. Our own choice. */
const PATH_MAX = 14_000;
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"];

/** Pieces that undecodable, climbing or endless paths are made of. */
const pieces = [
  "%",
  "%2",
  "%E0%A4%A",
  "%00",
  "%ff",
  "..%2f",
  "%2e%2e",
  "//",
  "__proto__",
  "constructor",
  "a".repeat(3000),
  "é",
  "v1.9",
  ";",
  "null",
];

const headerSets: readonly Record<string, string>[] = [
  {},
  { "content-type": "application/json" },
  { "content-type": "application/json; charset=utf-7" },
  { "content-type": "text/plain" },
  { "content-type": "multipart/form-data" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "image/jpeg" },
  { "content-type": "video/mp4" },
  { "content-type": "x".repeat(500) },
  { authorization: "Bearer" },
  { authorization: "Bearer not.a.token" },
  { authorization: `Bearer ${"a".repeat(6000)}` },
  { authorization: "Bearer eyJhbGciOiJSUzI1NiJ9.bnVsbA.AAAA" },
  { authorization: "Basic dTpw" },
  { "x-user-id": "__proto__" },
  { range: "bytes=0-99999999999999999999" },
  { range: "bytes=-1,5-" },
  { "if-none-match": "*" },
  { "x-dev-country": "__" },
  { "sec-websocket-protocol": ",,vignette" },
];

const texts = [
  "",
  "{",
  "\u0000",
  "null",
  "[]",
  "1e999",
  '{"0":',
  '"\\ud800"',
  '{"__proto__":{"isAdmin":true}}',
  "[".repeat(50_000),
  `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
  '{"json":{},"meta":{"values":["undefined"]}}',
  "--x\r\ncontent-disposition: form-data; name=description\r\n\r\nhi",
  "x".repeat(1_200_000),
];

const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 }).map((it) => new Uint8Array(it));
const body = fc.oneof(fc.constantFrom(...texts), bytes);
const procedures = [
  "flags.current",
  "identity.me",
  "projects.create",
  "no.such",
  "",
  "__proto__.constructor",
  "a".repeat(200),
];

/** A call of procedures with another number of them, other queries and bodies than a client would send. */
const batch = fc
  .tuple(
    fc.constantFrom(0, 1, 2, 19, 20, 21, 200, 1000),
    fc.constantFrom(...procedures),
    fc.constantFrom("", "?batch=1", "?batch=1&input=", "?batch=1&input={", "?input=%7B%22", "?batch=1&input=%5B%5D"),
  )
  .map(
    ([number, path, query]) =>
      `/api/trpc/${Array.from({ length: number }, () => path)
        .join(",")
        .slice(0, PATH_MAX)}${query}`,
  );

/** Requests that no client of ours sends: broken paths, methods, headers, bodies and batches, with and without a token. */
export async function fuzzHttp(
  app: Product,
  callers: Callers,
  world: World,
  how: { seed: number; runs: number },
  found: Findings,
) {
  // A route that may answer 503 says so about the service, not about the request.
  const rows = Object.values(routeRows).filter(({ mayBeDown }) => !mayBeDown);
  const asked = await Promise.all(rows.map(({ request }) => request(world)));
  const paths = asked.map((it) => it.path);
  const broken = fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...pieces), fc.nat(6))
    .map(([path, piece, at]) =>
      path
        .split("/")
        .toSpliced(at + 1, 1, piece)
        .join("/"),
    )
    .map((it) => (it.startsWith("/") ? it : `/${it}`));
  const request = fc.record({
    method: fc.constantFrom(...methods),
    path: fc.oneof(
      fc.constantFrom(...paths),
      broken,
      batch,
      fc.webPath().map((it) => `/${it}`),
    ),
    headers: fc.oneof(
      fc.constantFrom(...headerSets),
      fc.constantFrom(...headerSets).map((it) => ({ ...callers.owner, ...it })),
    ),
    body,
  });
  const requests = fc.sample(request, { seed: how.seed, numRuns: how.runs });
  await inTurns(requests, AT_ONCE, async ({ method, path, headers, body: sent }) => {
    const hasBody = method !== "GET" && method !== "HEAD";
    const init: Init = { method, headers, ...(hasBody && { body: sent }) };
    const shown = { headers: Object.keys(headers), body: typeof sent === "string" ? sent.slice(0, 100) : sent.length };
    await found.during(`${method} ${path.slice(0, 200)} (seed ${how.seed})`, [shown], async () => {
      const answer = await withPatience(app.send(path, init));
      return [{ status: answer.status, text: await withPatience(answer.text()) }];
    });
  });
}
