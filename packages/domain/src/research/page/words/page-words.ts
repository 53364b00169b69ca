/** Words that mark a statement, in the languages that pages are read in. Each list is of whole words or beginnings (`-`). */
const ALPHABETIC = {
  /** Of a claim that may need proof. */
  tell:
    // English, German, French
    "award- certified tested patent- guarantee- warranty vegan organic recycl- handmade made_in without free_from since " +
    "ausgezeichnet zertifiziert getestet geprüft garantie patentiert bio recycelt handgemacht handarbeit hergestellt_in ohne frei_von seit " +
    "primé certifié- testé- garanti- breveté- biologique recyclé- fabriqué_en fabriquée_en fait_main sans depuis " +
    // Spanish, Italian, Portuguese
    "premiad- certificad- probad- garantía patentad- ecológic- reciclad- hecho_a_mano hecho_en hecha_en sin desde " +
    "premiat- certificat- testat- garanzia brevettat- biologic- riciclat- fatto_a_mano prodotto_in senza dal " +
    "testad- garantia orgânic- feito_à_mão feito_em feita_em sem " +
    // Dutch, Polish, Russian
    "bekroond gecertificeerd getest handgemaakt gemaakt_in zonder sinds " +
    "nagrodzon- przebadan- gwarancj- ręcznie wyprodukowan- bez " +
    "проверен- сертифицирован- гарантия ручной_работы сделано_в без",
  /** Of what shops say that is not of the product: basket, delivery, notes of law. */
  noise:
    "cart basket checkout cookie- newsletter sign_up log_in copyright all_rights shipping return- privacy terms in_stock sold_out add_to " +
    "warenkorb kasse versand- versandkosten- rückgabe- retoure- lieferzeit lieferung mwst agb datenschutz- impressum anmelden alle_rechte auf_lager " +
    "panier livraison expédi- retour- retours_gratuits confidentialité mentions_légales tous_droits en_stock tva " +
    "carrito envío- devolucion- privacidad todos_los_derechos iva " +
    "carrello spedizion- resi reso consegna tutti_i_diritti " +
    "carrinho frete envios devoluç- entrega todos_os_direitos " +
    "winkelwagen verzending verzendkosten retourneren bezorg- alle_rechten " +
    "koszyk- dostaw- wysyłk- zwrot- prywatności " +
    "корзин- доставк- возврат- конфиденциальности",
  /** Of headings above other products. */
  related:
    "you_may_also you_might_also related_products related_items recommended_for similar_products similar_items customers_also frequently_bought recently_viewed sponsored people_also more_from_this " +
    "das_könnte ähnliche_produkte ähnliche_artikel kunden_kauften wird_oft zuletzt_angesehen passend_dazu gesponsert " +
    "vous_aimerez produits_similaires articles_similaires les_clients récemment_consultés sponsorisé produits_associés " +
    "también_te productos_relacionados productos_similares los_clientes vistos_recientemente patrocinado " +
    "potrebbe_piacerti potrebbero_piacerti prodotti_simili prodotti_correlati visti_di_recente " +
    "você_também produtos_relacionados produtos_semelhantes vistos_recentemente " +
    "misschien_ook gerelateerde_producten anderen_kochten recent_bekeken " +
    "może_cię podobne_produkty klienci_kupili ostatnio_oglądane " +
    "похожие_товары с_этим_товаром вам_может",
  /** Of notes about cookies and consent. */
  consent:
    "we_value_your_privacy cookie_settings accept_all_cookies accept_cookies use_cookies cookie_policy manage_consent your_consent our_partners " +
    "wir_schätzen_ihre_privatsphäre alle_akzeptieren cookies_akzeptieren verwenden_cookies cookie_einstellungen einwilligung " +
    "tout_accepter accepter_les_cookies utilisons_des_cookies votre_vie_privée vos_choix " +
    "aceptar_todas utilizamos_cookies usamos_cookies su_privacidad tu_privacidad " +
    "accetta_tutti utilizziamo_i_cookie la_tua_privacy " +
    "aceitar_todos utilizamos_cookies sua_privacidade " +
    "alles_accepteren gebruiken_cookies " +
    "akceptuj_wszystkie używamy_plików_cookie " +
    "принять_все используем_файлы_cookie",
} as const;

/** The same in scripts without blanks, where words stand in the middle of others. */
const UNSPACED = {
  tell: "受賞|認定|認証|特許|保証|無添加|手作り|国産|日本製|有機|获奖|認證|认证|专利|保证|手工|有机|无添加|รางวัล|รับรอง|รับประกัน|ทำมือ|ปลอดสาร|수상|인증|특허|보증|수제|유기농|무첨가",
  noise:
    "送料|配送|返品|カート|税込|会員登録|ログイン|お問い合わせ|利用規約|特定商取引|著作権|购物车|配送费|包邮|退货|登录|版权|運費|退貨|购买须知|จัดส่ง|ตะกร้า|คืนสินค้า|เข้าสู่ระบบ|สงวนลิขสิทธิ์|배송|장바구니|반품|로그인|이용약관",
  related:
    "おすすめ商品|関連商品|この商品を買った人|最近チェックした|猜你喜欢|相关产品|相关商品|看了又看|推荐商品|สินค้าที่เกี่ยวข้อง|สินค้าแนะนำ|คุณอาจชอบ|관련 상품|추천 상품|함께 구매",
  consent:
    "クッキーを使用|Cookieを使用|すべて受け入れる|使用cookie|使用 cookie|接受所有|接受全部|ใช้คุกกี้|ยอมรับทั้งหมด|쿠키를 사용|모두 수락",
} as const satisfies Record<keyof typeof ALPHABETIC, string>;

type Kind = keyof typeof ALPHABETIC;

/** The words of a kind as they stand in a text that `bare` made: between blanks, or at the beginning of a word. */
const needlesOf = (kind: Kind): string[] => [
  ...ALPHABETIC[kind]
    .split(" ")
    .map((word) => ` ${word.replaceAll("_", " ")}`.replace(/-?$/, (dash) => (dash ? "" : " "))),
  ...UNSPACED[kind].split("|").map((word) => word.toLowerCase()),
];
const needles = {
  tell: needlesOf("tell"),
  noise: needlesOf("noise"),
  related: needlesOf("related"),
  consent: needlesOf("consent"),
} satisfies Record<Kind, string[]>;

/** Whether a text has a word of a kind, in any of the languages that pages are read in. */
export function says(kind: Kind, text: string): boolean {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
  return needles[kind].some((needle) => words.includes(needle));
}
