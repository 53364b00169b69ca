import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { pictureFile } from "../openai/pictures/picture-file.ts";

const DRAWN = { width: 800, height: 1000, variant: 0, type: "jpeg", quality: 85 } as const;
/** More than any reader accepts of a picture, in bytes. */
const HUGE = 2 * 1024 * 1024 + 1;

/**
 * The pictures of the small shop, and what a reader of the web meets in their place. Any other name is a drawing of its candle.
 */
export function shopPictures(): Hono {
  const app = new Hono();
  app.get("/images/logo.svg", (c) => c.body(DRAWING, 200, { "content-type": "image/svg+xml" }));
  app.get("/images/gone.jpg", (c) => c.text("Not found", 404));
  app.get("/images/members.jpg", (c) => c.text("Who are you?", 403));
  app.get("/images/moved.jpg", (c) => c.redirect("/images/candle.jpg", 301));
  app.get("/images/inside.jpg", (c) => c.redirect("http://169.254.169.254/latest/meta-data/", 302));
  app.get("/images/round.jpg", (c) => c.redirect("/images/round.jpg", 302));
  app.get("/images/page.jpg", (c) => c.body("<!doctype html><title>Sold out</title>", 200, JPEG));
  app.get("/images/broken.jpg", (c) => c.body(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2]), 200, JPEG));
  app.get("/images/huge.jpg", async (c) => {
    const huge = new Uint8Array(HUGE);
    huge.set(await photo("huge"));
    return c.body(huge, 200, JPEG);
  });
  app.get("/images/:name", async (c) => c.body(await photo(c.req.param("name")), 200, JPEG));
  return app;
}

const JPEG = { "content-type": "image/jpeg" };

/** The shop's photos of its candle, files in `photos/`. */
const PHOTOS = ["candle.jpg", "wick.jpg", "shelf.jpg", "bath.jpg", "window.jpg", "tea.jpg", "desk.jpg"];
const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A photo of the shop, read once; a drawing in place of one that it does not have, the same for the same name. */
function photo(name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!PHOTOS.includes(name)) {
    return pictureFile({ prompt: `A lit candle on a table, ${name}. Style: calm evening.`, ...DRAWN });
  }
  const file =
    files.get(name) ?? readFile(new URL(`./photos/${name}`, import.meta.url)).then((it) => new Uint8Array(it));
  files.set(name, file);
  return file;
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><rect width="8" height="10" fill="#1f4d3a"/><rect x="3" y="3" width="2" height="5" fill="#f6f2e9"/></svg>';
