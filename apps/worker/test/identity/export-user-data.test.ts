import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Env } from "../../src/context/env.ts";
import { aUserWithEverything } from "../a-user-with-everything.ts";
import { linkSecretOf } from "../one-document.ts";
import { owned } from "../stored.ts";
import { aScene } from "../studio/a-scene.ts";
import { aPerson, ask, call, writeDocument } from "../support.ts";

const { FILES } = env as unknown as Env;

/** The name of each user collection in the export. Targets are part of their post. */
const exported = owned.flatMap(({ ownership, parent }) =>
  ownership && !parent && "as" in ownership.dataExport ? [ownership.dataExport.as] : [],
);

describe("the export of a user's data", () => {
  it("includes every document and file of the user, no token of a platform and no secret of a link", async () => {
    const life = await aUserWithEverything();
    const { value } = await call(life.person, "identity", "exportUserData");
    const names = Object.entries(value.documents).flatMap(([name, list]) => (list.length > 0 ? [name] : []));
    expect(names.sort()).toEqual(exported.sort());
    expect(value.files.length).toBeGreaterThan(3);
    const { pathname, search } = new URL(value.files[0]?.url ?? "");
    expect(await (await ask(pathname + search)).text()).toBe("a file");
    expect(value.documents.posts?.[0]).toMatchObject({ targets: [{ caption: "Six rolls", state: "scheduled" }] });
    expect(value.documents.removed_posts?.[0]).toMatchObject({ targets: [{ caption: "Six rolls" }] });
    expect(JSON.stringify(value)).not.toMatch(
      new RegExp(`sealedTokens|"token"|"attempt"|${linkSecretOf(life.person.uid)}`),
    );
  });

  it("includes the voices of parts written for variants, beside those of the video itself", async () => {
    const { person } = await aScene();
    const [id, own, written] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    for (const [collection, key] of [
      ["creations", own],
      ["variant_sets", written],
    ] as const) {
      await FILES.put(`creations/${id}/${key}`, key, { httpMetadata: { contentType: "audio/mpeg" } });
      const file = { mapValue: { fields: { key: { stringValue: `creations/${id}/${key}` } } } };
      const [uid, media] = [{ stringValue: person.uid }, { arrayValue: { values: [file] } }];
      await writeDocument(`${collection}/${id}`, { id: { stringValue: id }, uid, media });
    }
    const { value } = await call(person, "identity", "exportUserData");
    const heard = value.files
      .filter(({ name }) => name.startsWith(id))
      .map(async ({ name, url }) => {
        const { pathname, search } = new URL(url);
        return [name, await (await ask(pathname + search)).text()];
      });
    expect(await Promise.all(heard)).toEqual([
      [`${id}/1.mp3`, own],
      [`${id}/variants/1.mp3`, written],
    ]);
  });

  it("is unavailable to other users", async () => {
    await aUserWithEverything();
    const { value } = await call(await aPerson(), "identity", "exportUserData");
    expect([...Object.values(value.documents).flat(), ...value.files]).toEqual([]);
  });
});
