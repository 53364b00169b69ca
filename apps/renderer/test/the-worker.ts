import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, json } from "node:stream/consumers";
import { createCanvas } from "@napi-rs/canvas";
import type { RenderStatus } from "@vignette/domain/studio";

/** The Worker's side of the links: serves media, accepts files and reports, and stores both. */
export async function theWorker() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const reports: { id: string; status: RenderStatus }[] = [];
  const media = new Map<string, Buffer>([["/media/photo", aPhoto()]]);
  /** Jobs that are no longer wanted. */
  const unwanted = new Set<string>();
  const server = createServer(async (request, response) => {
    const url = request.url ?? "";
    const id = url.split("/")[2] ?? "";
    if (request.method === "GET") {
      // Never answered: a job that needs it goes on until it is stopped.
      if (url === "/media/never") return;
      const file = media.get(url);
      if (url === "/media/elsewhere") return response.writeHead(302, { location: "/media/photo" }).end();
      return file ? response.end(file) : response.writeHead(404).end();
    }
    if (unwanted.has(id)) return response.writeHead(410).end();
    if (request.method === "PUT") files.set(url, new Uint8Array(await buffer(request)));
    else reports.push({ id, status: (await json(request)) as RenderStatus });
    return response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** The final status of a job, once it is reported. */
  async function endOf(id: string): Promise<RenderStatus> {
    for (;;) {
      const end = reports.find((it) => it.id === id && (it.status.state === "done" || it.status.state === "failed"));
      if (end) return end.status;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return { origin, files, reports, media, unwanted, endOf, close: () => server.close() };
}

function aPhoto(): Buffer {
  const canvas = createCanvas(400, 500);
  const context = canvas.getContext("2d");
  context.fillStyle = "#a05020";
  context.fillRect(0, 0, 400, 500);
  return canvas.toBuffer("image/png");
}
