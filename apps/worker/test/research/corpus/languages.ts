import { bytesIn, type CorpusPage, candle, jsonLd, shop } from "./page-of-shop.ts";

/** Shops in eleven languages and seven scripts, some in character sets of their own. */
export const languages: readonly CorpusPage[] = [
  [
    "a German shop with notes on delivery between its facts",
    shop(
      "de",
      "<title>Bienenwachskerze | Hofladen</title>",
      `<h1>Bienenwachskerze</h1><ul><li>Brennt 30 Stunden</li><li>Versandkosten 4,90 €</li><li>Lieferzeit 2-3 Tage</li>
       <li>Handgemacht in der Eifel</li><li>inkl. 19 % MwSt.</li></ul><div class="price">1.249,00 €</div>`,
    ),
    {
      name: "Bienenwachskerze",
      price: "1.249 €",
      language: "de",
      claims: ["Brennt 30 Stunden", "Handgemacht in der Eifel"],
    },
  ],
  [
    "a Swiss shop with apostrophes in its prices",
    shop(
      "de-CH",
      "",
      `<h1>Sessel Arve</h1><span class="product-price">CHF 1'299.–</span><p>Aus Schweizer Arvenholz.</p>`,
    ),
    { name: "Sessel Arve", price: "1.299 CHF" },
  ],
  [
    "a French shop",
    shop(
      "fr",
      "",
      `<h1>Bougie à la figue</h1><p class="prix price">1 299,50 €</p><p>Fabriquée en Provence depuis 1998.</p>
       <p>Livraison offerte dès 50 €.</p>`,
    ),
    { price: "1 299,50 €", claims: ["Fabriquée en Provence depuis 1998"] },
  ],
  [
    "a Spanish shop",
    shop(
      "es",
      "",
      `<h1>Vela lenta</h1><p>Hecho a mano en Cádiz.</p><p>Envío gratis desde 40 €</p><div class="price"><del>32 €</del> <ins>24,90 €</ins></div>`,
    ),
    { price: "24,90 €", claims: ["Hecho a mano en Cádiz"] },
  ],
  [
    "an Italian shop with small print",
    shop("it", "", "<h1>Candela</h1><li>Senza paraffina</li><li>Spedizione in 24 ore</li><li>Brucia 60 ore</li>"),
    { claims: ["Senza paraffina", "Brucia 60 ore"] },
  ],
  [
    "a Brazilian shop",
    shop("pt-BR", jsonLd(candle({ offers: { price: "1249.9", priceCurrency: "BRL" } })), "<h1>Slow candle</h1>"),
    { price: "R$ 1.249,90", language: "pt" },
  ],
  [
    "a Japanese shop in Shift_JIS, named only in its markup",
    {
      html: bytesIn(
        "shift_jis",
        `<html lang="ja"><head><meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><title>手作りキャンドル</title></head>
         <body><h1>手作りキャンドル</h1><p>60時間燃えます。日本製の綿の芯です。送料は500円です。</p><div class="price">￥12,800</div></body></html>`,
      ),
    },
    {
      name: "手作りキャンドル",
      price: "¥12,800",
      language: "ja",
      claims: ["60時間燃えます", "日本製の綿の芯です"],
      says: ["60時間燃えます"],
    },
  ],
  [
    "a Chinese shop in GBK by its header",
    {
      html: bytesIn(
        "gbk",
        '<html lang="zh-CN"><body><h1>大豆蜡烛</h1><p>手工制作,可燃烧60小时</p><p>全场包邮</p><span class="price">￥168.00</span></body></html>',
      ),
      type: "text/html; charset=gbk",
    },
    { name: "大豆蜡烛", price: "¥168", claims: ["手工制作,可燃烧60小时"] },
  ],
  [
    "a Taiwanese shop",
    shop("zh-TW", "", '<h1>慢燃蠟燭</h1><p>燃燒時間長達60小時</p><span class="price">NT$ 1,280</span>'),
    { price: "NT$1,280", claims: ["燃燒時間長達60小時"] },
  ],
  [
    "a Thai shop without blanks between words",
    shop(
      "th",
      "",
      '<h1>เทียนหอม</h1><p>เทียนหอมทำมือเผาไหม้ได้นาน 60 ชั่วโมง</p><p>จัดส่งฟรีทั่วประเทศ</p><div class="price">฿1,290</div>',
    ),
    { price: "฿1,290", claims: ["เทียนหอมทำมือเผาไหม้ได้นาน 60 ชั่วโมง"], says: ["เทียนหอมทำมือเผาไหม้ได้นาน 60 ชั่วโมง"] },
  ],
  [
    "a Korean shop in EUC-KR without any declaration",
    {
      html: bytesIn(
        "euc-kr",
        '<html lang="ko"><body><h1>수제 캔들</h1><p>60시간 동안 타는 소이 캔들</p><p>무료 배송</p><b class="price">₩24,000</b></body></html>'.replace(
          "₩",
          "KRW ",
        ),
      ),
    },
    { name: "수제 캔들", price: "₩24,000", claims: ["60시간 동안 타는 소이 캔들"] },
  ],
  [
    "a Russian shop in windows-1251",
    {
      html: bytesIn(
        "windows-1251",
        '<html lang="ru"><head><meta charset="windows-1251"></head><body><h1>Свеча</h1><p>Горит 60 часов, сделано в Туле</p><p>Доставка за 2 дня</p><p class="price">1 290 руб.</p></body></html>',
      ),
    },
    { name: "Свеча", price: "1 290 ₽", claims: ["Горит 60 часов, сделано в Туле"] },
  ],
  [
    "an Arabic page, from right to left",
    shop("ar", "", '<h1 dir="rtl">شمعة الصويا</h1><p>تحترق لمدة 60 ساعة</p><span class="price">SAR 120</span>'),
    { name: "شمعة الصويا", language: "ar", claims: ["تحترق لمدة 60 ساعة"] },
  ],
  [
    "a page in windows-1252 that says so only in its markup",
    {
      html: bytesIn(
        "windows-1252",
        '<html lang="en"><head><meta charset="iso-8859-1"></head><body><h1>Caf\u00e9 candle \u2013 \u201cslow\u201d</h1><p class="price">\u20ac24</p></body></html>',
      ),
    },
    { name: "Café candle – “slow”", price: "€24" },
  ],
  [
    "a page with a byte order mark, whatever its header says",
    {
      html: Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(shop("en", "", "<h1>Café candle</h1>"))]),
      type: "text/html; charset=windows-1252",
    },
    { name: "Café candle" },
  ],
  [
    "a page whose markup says UTF-16, which it cannot be",
    '<html lang="en"><head><meta charset="utf-16"></head><body><h1>Café candle</h1></body></html>',
    { name: "Café candle" },
  ],
  [
    "named entities",
    shop("fr", "", "<h1>Bougie &laquo;&nbsp;F&ecirc;te&nbsp;&raquo; &ndash; 60&thinsp;h &amp; plus&hellip;</h1>"),
    { name: "Bougie « Fête » – 60 h & plus…" },
  ],
];
