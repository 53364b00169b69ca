import { expect, it } from "vitest";
import { aJpeg } from "../some-files.ts";
import { aPerson, ask, call, type Person } from "../support.ts";
import { aDraft } from "./a-draft.ts";

it("shows the first frame of a creation as it was drawn after the last edit", async () => {
  const { person, id } = await aDraft();
  const { value } = await call(person, "studio", "get", { id });
  const shown = async () => {
    const { poster } = (await call(person, "studio", "get", { id })).value;
    const { pathname, search } = new URL(poster ?? "", "http://localhost");
    return (await ask(pathname + search)).status;
  };
  expect(await shown()).toBe(204);
  expect(await send(person, id, value.lastUpdated)).toBe(204);
  expect(await shown()).toBe(200);

  const { script, style, revision } = value;
  await call(person, "studio", "edit", { id, revision, script: { ...script, caption: "New" }, style, keep: false });
  expect(await shown()).toBe(204);
});

it("takes a small JPEG of the last edit, from its owner", async () => {
  const { person, id } = await aDraft();
  const { lastUpdated } = (await call(person, "studio", "get", { id })).value;
  expect(await send(person, id, lastUpdated - 1)).toBe(409);
  expect(await send(person, id, lastUpdated, aJpeg(2000, 2000))).toBe(400);
  expect(await send(person, id, lastUpdated, new TextEncoder().encode("<svg>"))).toBe(400);
  expect(await send(await aPerson(), id, lastUpdated)).toBe(404);
});

async function send(person: Person, id: string, of: number, body = aJpeg(440, 550)): Promise<number> {
  const headers = { authorization: `Bearer ${person.token}` };
  const init = { method: "PUT", headers, body: body as Uint8Array<ArrayBuffer> };
  return (await ask(`/api/creations/${id}/poster?of=${of}`, init)).status;
}
