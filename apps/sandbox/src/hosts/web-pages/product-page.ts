/** A shop's product page as shops write them: JSON-LD, Open Graph, headings, a list of facts, and the shop's small talk. */
export const productPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Slow-burn soy candle | Acme Candles</title>
<meta name="description" content="A soy candle poured by hand in Porto.">
<meta name="theme-color" content="#1f4d3a">
<meta property="og:title" content="Slow-burn soy candle">
<meta property="og:image" content="https://acme.example/images/candle.jpg">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Slow-burn soy candle","description":"A soy candle poured by hand in Porto. It burns evenly, smells of fig and leaves no soot on the glass.","image":["/images/candle.jpg","/images/wick.jpg"],"brand":{"@type":"Brand","name":"Acme"},"offers":{"@type":"Offer","price":"24.00","priceCurrency":"EUR","availability":"https://schema.org/InStock"},"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.8","reviewCount":"213"}}</script>
<style>:root{--brand:#1f4d3a;--accent:#e8a13a}body{color:#222}</style>
</head>
<body>
<nav><ul><li>Shop</li><li>Sign up for our newsletter and save 10 %</li></ul></nav>
<main>
<h1>Slow-burn soy candle</h1>
<img src="/images/candle.jpg" alt="A lit candle on a desk" width="800" height="1000">
<img src="/images/wick.jpg" alt="A cotton wick from near by" width="800" height="1000">
<img src="https://metrics.example/pixel.gif" alt="" width="1" height="1">
<h2>Burns for 60 hours</h2>
<p>Most candles of this size are gone after 25 hours. Ours is poured slowly, in two layers.</p>
<ul>
<li>Cotton wick, made in Portugal</li>
<li>Tested for soot by an independent laboratory in 2025</li>
<li>Free shipping from €50</li>
</ul>
<p>People who work from home light it for its quiet smell of fig &amp; cedar: scented candles need not give you a headache.</p>
</main>
<footer><p>© 2026 Acme Candles. All rights reserved.</p></footer>
</body>
</html>`;

/** A page that says nothing to machines: only what people read. */
export const plainPage = `<!doctype html><html lang="de"><head><title>Bienenwachskerze – Hofladen Brand</title></head>
<body><h1>Bienenwachskerze</h1><p>Von Hand gezogen, brennt 30 Stunden.</p><img src="kerze.jpg" alt="Kerze"></body></html>`;

/** A shop's product page in German, with what a brief needs, and the same photos as the English one. */
export const germanPage = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>Duftkerze Feige &amp; Zeder – Hofladen Brand</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Duftkerze Feige & Zeder","description":"Eine Duftkerze aus Sojawachs, von Hand gegossen. Sie brennt gleichmäßig und rußt nicht.","image":["/images/candle.jpg","/images/wick.jpg"],"offers":{"@type":"Offer","price":"24.00","priceCurrency":"EUR"}}</script>
</head>
<body>
<main>
<h1>Duftkerze Feige &amp; Zeder</h1>
<img src="/images/candle.jpg" alt="Eine brennende Kerze auf einem Schreibtisch" width="800" height="1000">
<img src="/images/wick.jpg" alt="Ein Docht aus Baumwolle von nahem" width="800" height="1000">
<ul><li>Brennt 60 Stunden</li><li>Docht aus Baumwolle</li></ul>
<p>Gemacht für Menschen, die zu Hause arbeiten. Ein ruhiger Duft ohne Kopfschmerzen, damit du abends abschaltest.</p>
</main>
</body>
</html>`;
