import { afterEach, describe, expect, it } from "vitest";
import { aFont } from "../some-files.ts";
import { aPerson, call, fault, givePlan, noFaults, release, requestsDuring, untilHeld } from "../support.ts";
import { anOwner, everything, uploaded } from "./an-upload.ts";

const AI = "api.openai.com";
const PAGE = "https://acme.example/candle";
const WICK = { src: "https://acme.example/images/wick.jpg", alt: "" };

type Owner = Awaited<ReturnType<typeof anOwner>>;

const taken = async ({ person, projectId }: Owner) =>
  (await call(person, "assets", "savePagePicture", { projectId, page: PAGE, ...WICK })).value;
const find = ({ person }: Owner, id: string) => call(person, "assets", "findParts", { id });
const listed = async ({ person, projectId }: Owner) =>
  (await call(person, "assets", "page", { projectId, filter: everything, cursor: null })).value.items;
const partsIn = async (owner: Owner) => (await listed(owner))[0]?.labels.parts?.map(({ name }) => name);

afterEach(noFaults);

describe("the parts of a photo", () => {
  it("are named by a model that sees it, and stay as the user names them", async () => {
    const owner = await anOwner();
    const { id } = await taken(owner);
    const found = await find(owner, id);
    expect(found.value.labels.alt).toBe("");
    expect(found.value.labels.parts).toContainEqual({ name: "wick", box: { x: 0.45, y: 0.49, w: 0.06, h: 0.12 } });
    const parts = [{ name: "cotton wick", box: { x: 0.4, y: 0.3, w: 0.2, h: 0.2 } }];
    await call(owner.person, "assets", "edit", { items: [{ origin: "uploaded", id }], change: { parts } });
    expect(await partsIn(owner)).toEqual(["cotton wick"]);
    expect(await find(owner, id)).toMatchObject({ status: 409, error: { data: { refusal: "assets.parts-there" } } });
  });

  it("are looked for once at a time, and never replace what is named meanwhile", async () => {
    const owner = await anOwner();
    const { id } = await taken(owner);
    await fault({ host: AI, times: 1, fault: { hold: "before" } });
    const first = find(owner, id);
    await untilHeld(AI);
    expect(await find(owner, id)).toMatchObject({ status: 409, error: { data: { refusal: "assets.being-read" } } });
    const parts = [{ name: "jar", box: { x: 0.2, y: 0.3, w: 0.6, h: 0.6 } }];
    await call(owner.person, "assets", "edit", { items: [{ origin: "uploaded", id }], change: { parts } });
    await release(AI);
    expect((await first).value.labels.parts).toEqual(parts);
  });

  it("are named without being asked for when the photos of a product's page are taken", async () => {
    const owner = await anOwner();
    const pictures = { projectId: owner.projectId, page: PAGE, pictures: [WICK] };
    await call(owner.person, "assets", "takePagePictures", pictures);
    await expect.poll(() => partsIn(owner)).toContain("flame");
  });

  it("are not looked for without being asked with the last credits of a plan", async () => {
    const owner = await anOwner();
    await givePlan(owner.person, { credits: 1, storage: -1, projects: -1 });
    const pictures = { projectId: owner.projectId, page: PAGE, pictures: [WICK] };
    const calls = await requestsDuring(AI, () => call(owner.person, "assets", "takePagePictures", pictures));
    expect(calls).toEqual([]);
    const [photo] = await listed(owner);
    // Once nothing looks at it any more, the user may spend them.
    await expect.poll(async () => (await find(owner, photo?.id ?? "")).status).toBe(200);
    expect(await partsIn(owner)).toContain("flame");
  });

  it("are there for photos of one's own only", async () => {
    const owner = await anOwner();
    const { id } = await taken(owner);
    expect((await find({ ...owner, person: await aPerson() }, id)).status).toBe(404);
    const font = await uploaded(owner, aFont(), { name: "house.ttf" });
    expect(await find(owner, font.id)).toMatchObject({ error: { data: { refusal: "assets.no-photo" } } });
  });
});
