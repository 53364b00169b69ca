/** What the shop's feed held before anyone read it. */
export const newsFeed = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
<channel>
<title>Acme Candles: news</title>
<link>https://acme.example/</link>
<description>What is new in the workshop</description>
<item>
<guid isPermaLink="false">acme-news-2</guid>
<title>Beeswax wicks for every candle</title>
<link>https://acme.example/news/2</link>
<description>&lt;p&gt;All candles now burn with wicks of cotton and beeswax.&lt;/p&gt;</description>
</item>
<item>
<guid isPermaLink="false">acme-news-1</guid>
<title>The workshop is open on Saturdays</title>
<link>https://acme.example/news/1</link>
<description>&lt;p&gt;Come by between ten and four and smell everything.&lt;/p&gt;</description>
</item>
</channel>
</rss>
`;
