import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { type Migration, migrations } from "../../src/features/operations/migrations/migrations.ts";
import { runMigrations } from "../../src/features/operations/migrations/run-migrations.ts";
import { userRecords } from "../../src/records/account/users.ts";
import { stored } from "../stored.ts";
import { fault, release, removeDocument, untilHeld, writeDocument } from "../support.ts";

const { documents } = buildContext(env as unknown as Env, () => undefined);
const PREFIX = "migrated-";
const users = ["a", "b", "c"].map((name) => `${PREFIX}${name}`);
const rename: Migration = {
  id: "0000-test",
  record: userRecords,
  change: (it) => (typeof it.oldName === "string" && it.newName === undefined ? { newName: it.oldName } : null),
  needed: false,
};
const run = async (list: readonly Migration[], over = Number.POSITIVE_INFINITY) => {
  const told: string[] = [];
  let asked = 0;
  const isOver = () => {
    asked += 1;
    return asked > over;
  };
  const changed = await runMigrations({ documents, isOver, tell: (id) => void told.push(id), list });
  return { changed, told };
};

beforeEach(async () => {
  await removeDocument("operations/migrations");
  for (const id of users) {
    await removeDocument(`users/${id}`);
    await writeDocument(`users/${id}`, { oldName: { stringValue: id } });
  }
});

it("a migration changes documents of the old form, is remembered, and does not run again", async () => {
  expect(await run([rename])).toEqual({ changed: 3, told: ["0000-test"] });
  expect(await stored(`users/${users[0]}`)).toMatchObject({ newName: { stringValue: users[0] } });
  expect(await run([rename])).toEqual({ changed: 0, told: [] });
});

it("a run without time leaves the work to the next one", async () => {
  expect(await run([rename], 0)).toEqual({ changed: 0, told: [] });
  expect(await run([rename])).toMatchObject({ changed: 3 });
});

it("a migration that fails goes on where it stopped, and changes nothing twice", async () => {
  let calls = 0;
  const failing: Migration = {
    ...rename,
    change(it) {
      const fields = rename.change(it);
      if (fields) calls += 1;
      if (fields && calls === 2) throw new Error("stop");
      return fields;
    },
  };
  await expect(run([failing])).rejects.toThrow("stop");
  expect(await run([failing])).toEqual({ changed: 2, told: ["0000-test"] });
});

it("a document that changes at the same time keeps the other change", async () => {
  const [first = ""] = users;
  await fault({ host: "firestore.googleapis.com", mentions: "newName", times: 1, fault: { hold: "before" } });
  const running = run([rename]);
  await untilHeld("firestore.googleapis.com");
  await writeDocument(`users/${first}`, { newName: { stringValue: "chosen" } });
  await release("firestore.googleapis.com");
  expect(await running).toEqual({ changed: 2, told: ["0000-test"] });
  expect(await stored(`users/${first}`)).toMatchObject({
    oldName: { stringValue: first },
    newName: { stringValue: "chosen" },
  });
});

it("the ids of migrations are unique and in order", () => {
  const ids = migrations.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted());
});
