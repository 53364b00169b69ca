/** What nearly every text has, in any language that is written in Latin letters. */
const LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'\"’“”-–()%&/+€$";

/**
 * The further letters of a language, small ones only where capitals follow from them; of large scripts a few common
 * ones. Source: https://cldr.unicode.org/translation/characters/exemplar-characters
 */
const FURTHER: Record<string, string> = {
  ar: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي؟،",
  bn: "অআইকখগঘচছজটডতদনপবমযরলশসহািীুে",
  cs: "áčďéěíňóřšťúůýž",
  da: "æøå",
  de: "äöüß„",
  el: "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ",
  es: "áéíñóúü¿¡",
  et: "äöõüšž",
  fi: "äöå",
  fr: "àâæçéèêëîïôœùûüÿ«»",
  he: "אבגדהוזחטיכךלמםנןסעפףצץקרשת",
  hi: "अआइईकखगचजटतदनपबमयरलवशसहािीुेो",
  hr: "čćđšž",
  hu: "áéíóöőúüű",
  it: "àèéìòù",
  ja: "あいうえおかきくけこさしすせそたちつてとアイウエオカキクケコ日本人大中小年月",
  ko: "가나다라마바사아자차카타파하이고기는을를",
  lt: "ąčęėįšųūž",
  lv: "āčēģīķļņšūž",
  nb: "æøå",
  nl: "éëïóöü",
  no: "æøå",
  pl: "ąćęłńóśźż",
  pt: "àáâãçéêíóôõú",
  ro: "ăâîșț",
  ru: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
  sk: "áäčďéíĺľňóôŕšťúýž",
  sl: "čšž",
  sv: "åäö",
  ta: "அஆஇஈகஙசடதநபமயரலவளனாிீுே",
  th: "กขคงจชดตนบปมยรลวสหอะาิีุู",
  tr: "çğıöşüİ",
  uk: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
  vi: "àáâãèéêìíòóôõùúýăđơư",
  zh: "的一是不了人我在有他这为之大来以个中上们",
};

/** Scripts in which Latin letters are the exception. */
const OTHER_SCRIPTS = ["ar", "bn", "el", "he", "hi", "ja", "ko", "ru", "ta", "th", "uk", "zh"];

/**
 * The letters that texts in a language need, each once: Latin ones with digits and signs, and those of the language, in
 * capitals too. An unknown language needs the Latin ones. `language` is a code such as `de` or `pt-BR`.
 */
export function lettersOfLanguage(language: string): string[] {
  const base = language.slice(0, 2).toLowerCase();
  const further = FURTHER[base] ?? "";
  // The capital of ß is rare, and two letters where it is missing.
  const capitals = [...further].map((letter) => letter.toUpperCase()).filter((it) => [...it].length === 1);
  return [...new Set([...(OTHER_SCRIPTS.includes(base) ? "0123456789" : LATIN), ...further, ...capitals])];
}
