import { createCanvas } from "@napi-rs/canvas";

export type Owner = { email: string; password: string };
type App = { origin: string; sandboxOrigin: string };
type Ask = <T>(path: string, body: unknown, method?: "POST" | "PUT") => Promise<T>;

/** In pixels: the size of a thumbnail, so that it serves as one. */
const WIDTH = 384;
const HEIGHT = 480;
/** Uploads at once. */
const AT_ONCE = 8;

/** A user whose project has `count` photos, each uploaded as the page does it: parts, check, small picture. */
export async function aLibrary({ origin, sandboxOrigin }: App, count: number): Promise<Owner> {
  const owner = { email: `bench-${count}@vignette.test`, password: "a-long-password-1" };
  const signUp = `${sandboxOrigin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`;
  const body = JSON.stringify({ ...owner, returnSecureToken: true });
  const { idToken } = (await (await fetch(signUp, { method: "POST", body })).json()) as { idToken: string };
  const ask = asker(origin, idToken);

  await ask("/api/trpc/identity.recordSignIn", { language: "en" });
  const { result } = await ask<{ result: { data: { id: string } } }>("/api/trpc/projects.create", { name: "Bench" });
  const numbers = Array.from({ length: count }, (_, number) => number);
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      await bringIn(ask, result.data.id, number);
    }
  });
  await Promise.all(lanes);
  return owner;
}

async function bringIn(ask: Ask, projectId: string, number: number): Promise<void> {
  const photo = picture(number);
  const started = { projectId, folderId: null, replaces: null, name: `photo ${number}.jpg`, bytes: photo.length };
  const { result: upload } = await ask<{ result: { data: { id: string } } }>("/api/trpc/assets.startUpload", started);
  const { id } = upload.data;
  await ask(`/api/uploads/${id}/parts/1`, photo, "PUT");
  const seen = { id, width: WIDTH, height: HEIGHT, durationMs: 0 };
  const { result: item } = await ask<{ result: { data: { files: { key: string }[] } } }>(
    "/api/trpc/assets.finishUpload",
    seen,
  );
  const of = encodeURIComponent(item.data.files[0]?.key ?? "");
  await ask(`/api/thumbnails/uploaded/${id}?of=${of}&colours=15180e`, photo, "PUT");
}

function asker(origin: string, token: string): Ask {
  return async <T>(path: string, body: unknown, method: "POST" | "PUT" = "POST") => {
    const isBytes = body instanceof Uint8Array;
    const answer = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(!isBytes && { "content-type": "application/json" }) },
      body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

/** No two alike, so that no cache serves two of them. */
function picture(number: number): Uint8Array {
  const [width, height] = [WIDTH, HEIGHT];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, `hsl(${(number * 47) % 360} 60% 60%)`);
  ground.addColorStop(1, `hsl(${(number * 89) % 360} 50% 25%)`);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#fff";
  context.font = `${width / 4}px sans-serif`;
  context.fillText(String(number), width / 8, height / 2);
  return canvas.toBuffer("image/jpeg");
}
