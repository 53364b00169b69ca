import { type CorpusPage, candle, jsonLd, shop } from "./page-of-shop.ts";

const inline = 'src="data:image/gif;base64,R0lGODlhAQABAAAAACw="';
const late = (img: string): CorpusPage => [
  `a picture that loads late: ${img.slice(0, 40)}`,
  shop("en", "", `<h1>Candle</h1>${img}<img ${inline}>`),
  { photos: ["candle.jpg"] },
];

/** How shops lay out their pages, and what stands around the product. */
export const shapes: readonly CorpusPage[] = [
  late(`<img ${inline} data-src="/candle.jpg" alt="Candle">`),
  late(`<img ${inline} data-srcset="/small.jpg 400w, /candle.jpg 1200w, /middle.jpg 800w" alt="Candle">`),
  late('<img srcset="/small.jpg 1x, /candle.jpg 2x" alt="Candle">'),
  late(`<img ${inline} data-original="/candle.jpg" alt="Candle">`),
  [
    "all text in bare containers",
    shop(
      "en",
      "<title>Slow candle – Acme</title>",
      `<div class="wrap"><div>Slow candle</div><div>Burns for 60 hours in a quiet room<br>Made in Portugal from plain soy wax</div>
       <div>Add to cart</div><div>€24</div></div>`,
    ),
    {
      name: "Slow candle",
      claims: ["Burns for 60 hours in a quiet room", "Made in Portugal from plain soy wax"],
      saysNot: ["Add to cart"],
    },
  ],
  [
    "paragraphs and entries that are never closed",
    "<html lang=en><body><h1>Slow candle</h1><p>Burns for 60 hours<p>Poured by hand since 1998<ul><li>No soot, tested in 2025<li>Made in Portugal</ul>",
    {
      name: "Slow candle",
      claims: ["Burns for 60 hours", "Poured by hand since 1998", "No soot, tested in 2025", "Made in Portugal"],
    },
  ],
  [
    "a cookie banner around a product",
    shop(
      "en",
      "",
      `<div id="onetrust-consent-sdk"><h2>We value your privacy</h2><p>We and our 842 partners store information on your device.</p>
       <div><button>Accept all</button></div></div><h1>Slow candle</h1><p>Burns for 60 hours.</p>`,
    ),
    { name: "Slow candle", claims: ["Burns for 60 hours"], saysNot: ["842 partners", "We value your privacy"] },
  ],
  [
    "a cookie notice without any name",
    shop("de", "", "<p>Wir verwenden Cookies und 120 Partner.</p><h1>Kerze</h1><p>Brennt 30 Stunden.</p>"),
    { claims: ["Brennt 30 Stunden"], saysNot: ["Partner"] },
  ],
  [
    "a shop of biscuits, whose products are cookies",
    shop("en", "", '<main class="product-cookie"><h1>Oat cookie</h1><p>A cookie with 12 g of protein.</p></main>'),
    { name: "Oat cookie", says: ["A cookie with 12 g of protein."] },
  ],
  [
    "dialogs, menus and a footer",
    shop(
      "en",
      "",
      `<nav><ul><li>Over 300 candles in our shop</li></ul></nav><div role="dialog"><p>Save 10 % on your first order today</p></div>
       <h1>Slow candle</h1><p>Burns for 60 hours.</p><footer><p>Family business since 1998.</p></footer>`,
    ),
    { claims: ["Burns for 60 hours"], saysNot: ["300 candles", "Save 10 %", "Family business"] },
  ],
  [
    "a box with related products, by its name",
    shop(
      "en",
      jsonLd(candle()),
      `<h1>Slow candle</h1><p>Burns for 60 hours.</p><section class="product-recommendations"><h2>For you</h2><p>Fig diffuser lasts 90 days</p>
       <img src="/fig.jpg" alt="Slow candle refill"></section>`,
    ),
    { claims: ["Burns for 60 hours"], photos: [], saysNot: ["Fig diffuser"] },
  ],
  [
    "related products under a heading only",
    shop(
      "en",
      "",
      `<h1>Slow candle</h1><h2>You may also like</h2><h3>Fig diffuser</h3><p>Lasts 90 days in any room.</p><h2>Care</h2><p>Trim the wick to 5 mm.</p>`,
    ),
    { claims: ["Trim the wick to 5 mm"], saysNot: ["Fig diffuser", "Lasts 90 days"] },
  ],
  [
    "related products under a Japanese heading",
    shop("ja", "", "<h1>キャンドル</h1><p>60時間燃えます。</p><h2>関連商品</h2><p>ディフューザーは90日持ちます。</p>"),
    { claims: ["60時間燃えます"] },
  ],
  [
    "a sponsored line",
    shop(
      "en",
      "",
      '<h1>Slow candle</h1><div class="sponsored"><p>Rated 5 stars by 9,000 buyers</p></div><p>Burns for 60 hours.</p>',
    ),
    { claims: ["Burns for 60 hours"] },
  ],
  [
    "a menu that is never closed",
    shop("en", "", '<div class="breadcrumbs"><p>Home</p><main><h1>Slow candle</h1><p>Burns for 60 hours.</p></main>'),
    { name: "Slow candle", claims: ["Burns for 60 hours"] },
  ],
  [
    "a megabyte of script before the product",
    shop("en", `<script>${"var a=1;".repeat(150_000)}</script>`, `<h1>Slow candle</h1>${jsonLd(candle())}`),
    { name: "Slow candle", price: "€24" },
  ],
  [
    "more blocks than are read, and the product's data after them",
    shop("en", "", `<h1>Slow candle</h1>${"<p>One of many lines</p>".repeat(2_000)}${jsonLd(candle())}`),
    { name: "Slow candle", price: "€24" },
  ],
];
