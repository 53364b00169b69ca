import { type CorpusPage, candle, jsonLd, shop } from "./page-of-shop.ts";

const crumbs = { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", name: "Shop" }] };
const other = (name: string, path: string) => ({
  "@type": "Product",
  name,
  url: `https://acme.example/${path}`,
  offers: { price: "9.00", priceCurrency: "EUR" },
});

/** Product data as shops write it: well, badly, of several products, and in the places that frameworks use. */
export const productData: readonly CorpusPage[] = [
  [
    "entities in a value",
    shop("en", jsonLd('{"@type":"Product","name":"The &quot;slow&quot; candle &amp; wick"}'), ""),
    { name: 'The "slow" candle & wick' },
  ],
  [
    "quotes that JSON escapes",
    shop("en", jsonLd('{"@type":"Product","name":"The \\"slow\\" candle & wick"}'), ""),
    { name: 'The "slow" candle & wick' },
  ],
  [
    "a script that was encoded as a whole",
    shop("en", jsonLd("{&quot;@type&quot;:&quot;Product&quot;,&quot;name&quot;:&quot;The slow candle&quot;}"), ""),
    { name: "The slow candle" },
  ],
  [
    "commas at the end of lists, comments, and line breaks in texts",
    shop(
      "en",
      jsonLd(`<!-- {"@type":"Product",/* the candle */"name":"Slow
candle","image":["/a.jpg",],"offers":{"price":"24","priceCurrency":"EUR",},} -->`),
      "<h1>Slow candle</h1>",
    ),
    { name: "Slow candle", price: "€24", photos: ["a.jpg"] },
  ],
  [
    "CDATA around the data",
    shop("en", jsonLd(`//<![CDATA[\n${JSON.stringify(candle())}\n//]]>`), ""),
    { name: "Slow candle", price: "€24" },
  ],
  [
    "data that breaks off, beside Open Graph",
    shop("en", `${jsonLd('{"@type":"Product","name":"Slow')}<meta property="og:title" content="Slow candle">`, ""),
    { name: "Slow candle" },
  ],
  [
    "a related product first, and the own one by its address",
    shop(
      "en",
      `<link rel="canonical" href="https://acme.example/slow">${jsonLd([other("Fig diffuser", "fig"), other("Slow candle", "slow")])}`,
      "<h1>Slow candle, 220 g</h1>",
    ),
    { name: "Slow candle", price: "€9" },
  ],
  [
    "only products of other pages",
    shop("en", jsonLd([other("Fig diffuser", "fig"), other("Cedar soap", "soap")]), "<h1>Slow candle</h1>"),
    { name: "Slow candle", price: "" },
  ],
  [
    "several products without addresses, and the own one by its name",
    shop(
      "en",
      `<meta property="og:title" content="Slow candle | Acme">${jsonLd(candle({ name: "Fig diffuser" }))}${jsonLd(candle())}`,
      "",
    ),
    { name: "Slow candle" },
  ],
  [
    "a graph with full types, and the product as its main entity",
    shop(
      "en",
      jsonLd({
        "@graph": [
          crumbs,
          { ...candle({ name: "Sample set" }), "@type": "http://schema.org/Product" },
          { "@type": "WebPage", mainEntity: { ...candle(), "@type": ["https://schema.org/Product"] } },
        ],
      }),
      "",
    ),
    { name: "Slow candle" },
  ],
  [
    "image objects with their files",
    shop(
      "en",
      jsonLd(
        candle({ image: [{ "@type": "ImageObject", url: "/page-of-a", contentUrl: "/a.jpg" }, { url: "/b.jpg" }] }),
      ),
      "",
    ),
    { photos: ["a.jpg", "b.jpg"] },
  ],
  [
    "a group of variants",
    shop(
      "en",
      jsonLd({
        "@type": "ProductGroup",
        name: "Slow candle",
        hasVariant: [{ "@type": "Product", name: "Slow candle, small", offers: { price: 18, priceCurrency: "GBP" } }],
      }),
      "",
    ),
    { name: "Slow candle", price: "£18" },
  ],
  [
    "offers in several currencies, of which one is the country's own",
    shop(
      "en-GB",
      jsonLd(
        candle({
          offers: [
            { price: "32", priceCurrency: "USD" },
            { price: "1,299.00", priceCurrency: "GBP" },
            { price: "29", priceCurrency: "EUR" },
          ],
        }),
      ),
      "",
    ),
    { price: "£1,299", priceSnippet: "£1,299 (also on the page: $32, €29)" },
  ],
  [
    "a price in a specification, with an aggregate around it",
    shop(
      "en",
      jsonLd(candle({ offers: { "@type": "AggregateOffer", offers: [{ price: 24, priceCurrency: "EUR" }] } })),
      "",
    ),
    { price: "€24" },
  ],
  [
    "an application's own data",
    shop(
      "en",
      "",
      `<h1>Slow candle</h1><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
        props: {
          pageProps: {
            related: [{ title: "Fig diffuser", price: { amount: "9.00", currencyCode: "USD" } }],
            product: {
              title: "Slow candle",
              price: { amount: "1299.00", currencyCode: "USD" },
              images: [{ url: "/a.jpg" }],
            },
          },
        },
      })}</script>`,
    ),
    { name: "Slow candle", price: "$1,299", photos: ["a.jpg"] },
  ],
  [
    "microdata with its price as text",
    shop(
      "en-US",
      "",
      `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Slow candle</h1>
       <span itemprop="price">$1,299.00</span></div>`,
    ),
    { price: "$1,299" },
  ],
  [
    "a price for screen readers, with a struck one beside it",
    shop(
      "en-US",
      "",
      `<h1>Slow candle</h1><span class="a-price a-text-price"><span class="a-offscreen">$39.99</span></span>
       <span class="a-price"><span class="a-offscreen">$29.99</span><span aria-hidden="true">$29<sup>99</sup></span></span>`,
    ),
    { price: "$29.99" },
  ],
  [
    "a dollar that is Canadian by the page's country",
    shop("en-CA", "", '<h1>Slow candle</h1><div class="price">$ 24.50</div>'),
    { price: "CA$24.50" },
  ],
  [
    "a price that is no number",
    shop("en", jsonLd(candle({ offers: { price: "On request" } })), ""),
    { price: "On request" },
  ],
];
