import { describe, expect, it } from "vitest";
import { noLabels } from "../../assets/index.ts";
import { instant } from "../../kernel/index.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { anUpload } from "./photos/an-upload.test-support.ts";
import { picturesOfProduct } from "./pictures-of-product.ts";

const candle = { ...aProduct({ name: "Slow Candle", url: "https://www.slow.example/candle/" }), id: "candle" };
const mini = { ...aProduct({ name: "Slow Candle Mini", url: "https://slow.example/mini" }), id: "mini" };
const from = (page: string) => ({ page, src: `${page}/a.jpg` });
const labeled = (alt: string) => ({ labels: { ...noLabels, alt } });

const idsOf = (uploads: ReturnType<typeof anUpload>[], products = [candle, mini]) =>
  picturesOfProduct(candle, { products, uploads }).map(({ id }) => id);

describe("the pictures of a product", () => {
  it("are everything in a project that has no other product: uploads first, newest first, then its page in order", () => {
    const page = from("http://slow.example/candle");
    const uploads = [
      anUpload("page-2", { from: page, createdAt: instant(2) }),
      anUpload("new", { createdAt: instant(5) }),
      anUpload("page-1", { from: page, createdAt: instant(1) }),
      anUpload("old", { createdAt: instant(4) }),
    ];
    expect(idsOf(uploads, [candle])).toEqual(["new", "old", "page-1", "page-2"]);
  });

  it.each([
    ["from its own page", { from: from("https://slow.example/candle") }, true],
    ["from another product's page", { from: from("https://slow.example/mini") }, false],
    ["that name it", labeled("Our Slow Candle on a shelf"), true],
    ["that name another whose name holds its own", labeled("The slow candle mini in a hand"), false],
    ["that say nothing", labeled("IMG 2041"), false],
  ])("are, among several products, those %s: %#", (_, change, isOwn) => {
    expect(idsOf([anUpload("it", change)])).toEqual(isOwn ? ["it"] : []);
  });

  it("are those of its own site, if there is no other product", () => {
    const redirected = anUpload("moved", { from: from("https://slow.example/en/candle") });
    const elsewhere = anUpload("else", { from: from("https://other.example/candle") });
    expect(idsOf([redirected, elsewhere], [candle])).toEqual(["moved"]);
  });

  it("are never those of a deleted product's page", () => {
    const gone = { ...mini, purgeAt: instant(9) };
    expect(idsOf([anUpload("it", { from: from("https://slow.example/mini") })], [candle, gone])).toEqual([]);
  });

  it.each([
    ["name a deleted product", "Our slow candle mini on a shelf", "Slow Candle Mini", false],
    ["say nothing", "IMG 2041", "Slow Candle Mini", true],
    ["name it and a deleted product of its name", "Our Slow Candle", "Slow Candle", true],
    ["name it by a name that holds a deleted product's", "Our Slow Candle", "Slow", true],
  ])("are, beside a deleted product, those that %s: %#", (_, alt, name, isOwn) => {
    const gone = { ...aProduct({ name }), id: "gone", purgeAt: instant(9) };
    expect(idsOf([anUpload("it", labeled(alt))], [candle, gone])).toEqual(isOwn ? ["it"] : []);
  });

  it.each([
    ["a logo", { name: "Slow_Candle-Logo.png" }],
    ["a banner", { file: { width: 2400, height: 600 } }],
    ["a thumbnail", { file: { width: 320, height: 320 } }],
    ["a sound", { kind: "audio" as const, file: { width: 0, height: 0 } }],
    ["a deleted one", { purgeAt: instant(1) }],
  ])("leave out %s", (_, change) => expect(idsOf([anUpload("it", change)], [candle])).toEqual([]));

  it.each([
    ["a picture that is one by its pixels", { isScreen: true }, true],
    ["a tall PNG that is none by its pixels", { isScreen: false }, false],
    ["a tall PNG whose thumbnail shows an earlier file", { isScreen: false, of: "materials/ada/it/earlier" }, true],
    ["a tall PNG whose pixels were not looked at", {}, true],
  ])("hold %s as what it is: %#", (_, seen, isScreen) => {
    const key = "materials/ada/it/0";
    const thumbnail = { key: "thumbnails/it", of: key, width: 222, height: 480, colours: [], ...seen };
    const it = anUpload("it", { file: { key, type: "image/png", width: 1170, height: 2532 }, thumbnail });
    expect(picturesOfProduct(candle, { products: [], uploads: [it] })[0]?.isScreen).toBe(isScreen);
  });

  it.each([
    ["its words", { name: "Bildschirmfoto 2026-02-01.jpg" }, true],
    ["the shape of a phone", { file: { type: "image/png" as const, width: 1170, height: 2532 } }, true],
    ["not by a camera's file", { file: { width: 1080, height: 1920 } }, false],
  ])("are screenshots by %s", (_, change, isScreen) => {
    expect(picturesOfProduct(candle, { products: [], uploads: [anUpload("it", change)] })[0]?.isScreen).toBe(isScreen);
  });
});
