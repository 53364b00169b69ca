import fc from "fast-check";
import { type CallDocuments, nameOf } from "./firestore-bench.ts";
import { FIELDS, fields, inProject, path, value } from "./random-documents.ts";
import { aggregations, placedQuery } from "./random-queries.ts";

/** One thing that a client does to both; what it hands back is compared. */
export type Step = { label: string; run: (call: CallDocuments, project: string) => Promise<unknown> };

const fieldPath = fc.constantFrom(...FIELDS);
const mask = fc.option(fc.array(fieldPath, { maxLength: 3 }), { freq: 2 });
const condition = fc.option(fc.boolean(), { freq: 3 });
const items = fc
  .array(value, { maxLength: 2 })
  .map((values) => ({ values: values.filter((it) => !("arrayValue" in it)) }));
const number = fc.oneof(
  fc.constantFrom("1", "-2", "9223372036854775807").map((integerValue) => ({ integerValue })),
  fc.constantFrom(1, 0.5, "NaN").map((doubleValue) => ({ doubleValue })),
);
const transform = fc.oneof(
  fc.tuple(fieldPath, fc.constantFrom("increment", "maximum", "minimum"), number),
  fc.tuple(fieldPath, fc.constantFrom("appendMissingElements", "removeAllFromArray"), items),
  fc.tuple(fc.constant("now"), fc.constant("setToServerValue"), fc.constant("REQUEST_TIME")),
);
const transforms = fc
  .array(transform, { maxLength: 3 })
  .map((all) => all.map(([at, kind, operand]) => ({ fieldPath: at, [kind]: operand })));

const write = fc
  .record({
    kind: fc.constantFrom("update", "update", "update", "transform", "delete"),
    path,
    fields,
    mask,
    transforms,
    condition,
  })
  .map((it) => (project: string) => {
    const name = nameOf(it.path, project);
    const currentDocument = it.condition === null ? {} : { currentDocument: { exists: it.condition } };
    if (it.kind === "delete") return { delete: name, ...currentDocument };
    if (it.kind === "transform")
      return { transform: { document: name, fieldTransforms: it.transforms }, ...currentDocument };
    return {
      update: { name, fields: it.fields },
      ...(it.mask ? { updateMask: { fieldPaths: it.mask } } : {}),
      ...(it.transforms.length ? { updateTransforms: it.transforms } : {}),
      ...currentDocument,
    };
  });

/** A step from an arbitrary of its parts. */
function step<T>(
  label: string,
  parts: fc.Arbitrary<T>,
  run: (parts: T, call: CallDocuments, project: string) => unknown,
) {
  return parts.map(
    (it): Step => ({
      label: `${label} ${JSON.stringify(it)}`,
      run: async (call, project) => await run(it, call, project),
    }),
  );
}

const encoded = (place: string) => `/${place.split("/").map(encodeURIComponent).join("/")}`;
const masks = (key: string, paths: readonly string[] | null) =>
  (paths ?? []).map((it) => `${key}.fieldPaths=${encodeURIComponent(it)}`).join("&");

const commit = step("commit", fc.array(write, { minLength: 1, maxLength: 3 }), (writes, call, project) =>
  call("POST", ":commit", inProject({ writes: writes.map((it) => it(project)) }, project)),
);
const batchWrite = step("batchWrite", fc.array(write, { minLength: 1, maxLength: 3 }), (writes, call, project) =>
  call("POST", ":batchWrite", inProject({ writes: writes.map((it) => it(project)) }, project)),
);
const patch = step("patch", fc.record({ path, fields, mask }), (it, call, project) =>
  call("PATCH", `${encoded(it.path)}?${masks("updateMask", it.mask)}`, inProject({ fields: it.fields }, project)),
);
const create = step("create", fc.record({ path, fields }), (it, call, project) => {
  const at = it.path.lastIndexOf("/");
  const [collection, id] = [it.path.slice(0, at), encodeURIComponent(it.path.slice(at + 1))];
  return call("POST", `${encoded(collection)}?documentId=${id}`, inProject({ fields: it.fields }, project));
});
const remove = step("delete", path, (it, call) => call("DELETE", encoded(it)));
const get = step("get", fc.record({ path, mask }), (it, call) =>
  call("GET", `${encoded(it.path)}?${masks("mask", it.mask)}`),
);
const batchGet = step("batchGet", fc.array(path, { maxLength: 4 }), (paths, call, project) =>
  call("POST", ":batchGet", { documents: paths.map((it) => nameOf(it, project)) }),
);
/** All pages, each requested with the token of the one before. */
const listing = step(
  "list",
  fc.record({
    collection: fc.constantFrom("a", "b", "b/ghost/sub"),
    orderBy: fc.constantFrom("", "n", "n desc", "m.x, s desc"),
    missing: fc.boolean(),
  }),
  async ({ collection, orderBy, missing }, call) => {
    const pages: unknown[] = [];
    let token = "";
    do {
      const asked = new URLSearchParams({
        // The emulator fails on its own tokens where an order is given.
        pageSize: orderBy && !missing ? "100" : "2",
        ...(token ? { pageToken: token } : {}),
        ...(missing ? { showMissing: "true" } : orderBy ? { orderBy } : {}),
      });
      const page = await call("GET", `${encoded(collection)}?${String(asked).replaceAll("+", "%20")}`);
      pages.push(page);
      token = (page.body as { nextPageToken?: string }).nextPageToken ?? "";
    } while (token && pages.length < 12);
    return pages.flatMap((it) => (it as { body: { documents?: unknown[] } }).body.documents ?? []);
  },
);
const collectionIds = step("collectionIds", fc.constantFrom("", "/a/1", "/b/ghost"), (it, call) =>
  call("POST", `${it}:listCollectionIds`, {}),
);
const query = step("query", placedQuery, (it, call, project) =>
  call("POST", `${it.parent}:runQuery`, inProject({ structuredQuery: it.structuredQuery }, project)),
);
/** A selection beside a sum is always refused; which of two refusals comes first is not compared. */
const aggregation = step("aggregation", fc.tuple(placedQuery, aggregations), ([it, asked], call, project) => {
  const structuredQuery = { ...it.structuredQuery, select: undefined };
  const structuredAggregationQuery = { structuredQuery, aggregations: asked };
  return call("POST", `${it.parent}:runAggregationQuery`, inProject({ structuredAggregationQuery }, project));
});
// Not by PATCH: the emulator does not read currentDocument.updateTime from the address.
const conditional = step("conditional", fc.record({ path, fields, stale: fc.boolean() }), async (it, call, project) => {
  const read = (await call("GET", encoded(it.path))).body as { updateTime?: string };
  const updateTime = it.stale ? "2021-01-01T00:00:00.5Z" : (read.updateTime ?? "2020-01-01T00:00:00Z");
  const update = { name: nameOf(it.path, project), fields: it.fields };
  return call("POST", ":commit", inProject({ writes: [{ update, currentDocument: { updateTime } }] }, project));
});
const transaction = step(
  "transaction",
  fc.record({ paths: fc.array(path, { minLength: 1, maxLength: 2 }), write }),
  async (it, call, project) => {
    const begun = (await call("POST", ":beginTransaction", {})).body as { transaction: string };
    const documents = it.paths.map((place) => nameOf(place, project));
    const read = await call("POST", ":batchGet", { documents, ...begun });
    const outcome = await call("POST", ":commit", { writes: [inProject(it.write(project), project)], ...begun });
    await call("POST", ":rollback", begun);
    return { read, outcome };
  },
);

/** Many documents at once, so that there is something to find. */
const seed = step(
  "seed",
  fc.uniqueArray(fc.record({ path, fields }), { minLength: 8, maxLength: 14, selector: (it) => it.path }),
  (all, call, project) => {
    const writes = all.map((it) => ({ update: { name: nameOf(it.path, project), fields: it.fields } }));
    return call("POST", ":commit", inProject({ writes }, project));
  },
);
const writeStep = fc.oneof(
  { weight: 4, arbitrary: commit },
  { weight: 1, arbitrary: batchWrite },
  { weight: 3, arbitrary: patch },
  { weight: 1, arbitrary: create },
  { weight: 1, arbitrary: remove },
  { weight: 1, arbitrary: conditional },
  { weight: 1, arbitrary: transaction },
);
const readStep = fc.oneof(
  { weight: 10, arbitrary: query },
  { weight: 3, arbitrary: aggregation },
  { weight: 1, arbitrary: get },
  { weight: 1, arbitrary: batchGet },
  { weight: 1, arbitrary: listing },
  { weight: 1, arbitrary: collectionIds },
);

/** What a client does with a new project: it writes, then mostly asks. */
export const session = fc
  .tuple(
    seed,
    fc.array(writeStep, { maxLength: 12 }),
    fc.array(fc.oneof({ weight: 6, arbitrary: readStep }, { weight: 1, arbitrary: writeStep }), { maxLength: 25 }),
  )
  .map(([first, writes, rest]) => [first, ...writes, ...rest]);
