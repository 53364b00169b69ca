import type { PageWall } from "@vignette/domain/research";
import { candle, jsonLd, shop } from "./page-of-shop.ts";

const root = '<div id="root"></div><script src="/static/js/main.4f1c.js"></script>';

/** Pages that answer with status 200 and say nothing of a product, and pages that look like one but do. */
export const walls: readonly (readonly [shape: string, html: string, wall: PageWall | null])[] = [
  [
    "Cloudflare's test",
    shop(
      "en",
      "<title>Just a moment...</title>",
      '<h1>shop.example</h1><p>Verifying you are human. This may take a few seconds.</p><script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1"></script>',
    ),
    "robots",
  ],
  ["an older test", shop("en", "<title>Checking your browser</title>", "<p>Please wait 5 seconds…</p>"), "robots"],
  [
    "a test that is a script alone",
    shop(
      "en",
      "<title>shop.example</title>",
      '<p>Please enable JS and disable any ad blocker</p><script src="https://ct.captcha-delivery.com/c.js"></script>',
    ),
    "robots",
  ],
  [
    "a shop's own test",
    shop(
      "en",
      "<title>Acme</title>",
      "<h4>Enter the characters you see below</h4><p>Sorry, we just need to make sure you're not a robot.</p>",
    ),
    "robots",
  ],
  ["a German test", shop("de", "<title>Sicherheitsüberprüfung</title>", "<p>Bitte warten</p>"), "robots"],
  ["a denial", shop("en", "<title>Access Denied</title>", "<h1>Access Denied</h1><p>Reference #18.2d</p>"), "robots"],
  [
    "nothing but a consent page",
    shop(
      "en",
      "<title>We value your privacy</title>",
      '<div class="consent-page"><h1>We value your privacy</h1><p>We and our partners use cookies.</p></div>',
    ),
    "consent",
  ],
  [
    "a German consent page",
    shop(
      "de",
      "<title>Acme</title>",
      "<h1>Wir schätzen Ihre Privatsphäre</h1><p>Mit „Alle akzeptieren“ stimmen Sie zu.</p>",
    ),
    "consent",
  ],
  [
    "an empty React app",
    shop(
      "en",
      "<title>React App</title>",
      `<noscript>You need to enable JavaScript to run this app.</noscript>${root}`,
    ),
    "scripts",
  ],
  [
    "an empty Vue app",
    shop("en", "<title>Acme</title>", '<div id="app"></div><script type="module" src="/assets/index.js"></script>'),
    "scripts",
  ],
  [
    "an empty Angular app",
    shop("en", "<title>Acme</title>", '<app-root></app-root><script src="main.js"></script>'),
    "scripts",
  ],
  ["a shell with the product's data", shop("en", jsonLd(candle()), root), null],
  [
    "a short product page with a cookie banner",
    shop("en", "", '<div class="cookie-banner"><p>We use cookies.</p></div><h1>Slow candle</h1>'),
    null,
  ],
  [
    "a product that speaks of robots",
    shop(
      "en",
      "<title>Robot or human? A card game</title>",
      `<h1>Robot or human? A card game</h1><p>${"Players guess who wrote each line. ".repeat(30)}</p>`,
    ),
    null,
  ],
];
