/** Articles of six languages, with what they are joined to ("du", "ao"). */
const ARTICLES = new Set(
  (
    "a an the der die das den dem des ein eine einen einem einer eines el la los las un una unos unas " +
    "le les une du o os as um uma uns umas il lo gli i ao aos"
  ).split(" "),
);

/** Whether a word is an article, in any case. It leads on to its noun: no line ends with it. */
export const isArticle = (word: string): boolean => ARTICLES.has(word.toLowerCase());
