import type { Pair } from "../choose-line.ts";
import type { Language } from "../language.ts";
import type { Offer } from "./offers.ts";

type Words = {
  /** The way to it: as a sentence, as a few words behind a full stop, and behind a comma. */
  link: readonly [sentence: string, short: string, along: string];
  yours: string;
  allOfThis: string;
  worthIt: string;
  /** Whoever has work done asks; an app is begun with. */
  ask: string;
  start: string;
  save: string;
};

const WORDS: Readonly<Record<Exclude<Language, "other">, Words>> = {
  en: {
    link: ["The link is in the bio.", "Link in bio", "link in bio"],
    ...{ yours: "Yours for {price}", allOfThis: "All of this for {price}", worthIt: "Worth a try at {price}" },
    ...{ ask: "Ask {n}", start: "Start today", save: "Save this. {Price}:" },
  },
  de: {
    link: ["Der Link steht im Profil.", "Link im Profil", "Link im Profil"],
    ...{ yours: "Deins für {price}", allOfThis: "Das alles für {price}", worthIt: "Einen Versuch wert: {price}" },
    ...{ ask: "Frag {n}", start: "Fang heute an", save: "Merk dir das. {Price}:" },
  },
  es: {
    link: ["El enlace está en el perfil.", "Enlace en el perfil", "enlace en el perfil"],
    ...{ yours: "Tuyo por {price}", allOfThis: "Todo esto por {price}", worthIt: "Pruébalo por {price}" },
    ...{ ask: "Pregunta a {n}", start: "Empieza hoy", save: "Guárdalo. {Price}:" },
  },
  fr: {
    link: ["Le lien est dans la bio.", "Lien en bio", "lien en bio"],
    ...{ yours: "À toi pour {price}", allOfThis: "Tout ça pour {price}", worthIt: "À essayer pour {price}" },
    ...{ ask: "Écris à {n}", start: "Commence aujourd'hui", save: "Garde ça. {Price} :" },
  },
};

/**
 * How a piece ends where the price is known: a reason, and the way to it. By template, before all other asks; "" stands for those that the phrasebook
 * has no ask for. A page of figures has shown the price: it says what is gained.
 */
export function asksWithPrice(language: Language, offer: Offer): Readonly<Record<string, readonly Pair[]>> {
  if (language === "other") return {};
  const { link, yours, allOfThis, worthIt, ask, start, save } = WORDS[language];
  const [whole, short, along] = link;
  const begins: readonly Pair[] = [
    [language === "fr" ? `${start} : {price}, ${along}` : `${start}: {price}, ${along}`, ""],
  ];
  switch (offer) {
    case "work": {
      const priced: readonly Pair[] = [[`{Price}. ${short}`, ""]];
      return {
        ...{ "": [["{Price}", `${ask}. ${whole}`]], "before-after": [["{Price}", `${ask}. ${whole}`]] },
        ...{ "big-number": [[ask, `{X}. ${whole}`]], "outlined-text": [[`${save} ${along}`, ""]] },
        ...{ teardown: priced, "photo-essay": priced, "photo-captions": priced, "photo-dump": priced },
      };
    }
    case "app":
      return {
        ...{ "": [["{B}, {price}", whole]], "before-after": [["{B}, {price}", whole]] },
        ...{ "big-number": [[start, `{X}. ${whole}`]], "photo-dump": [[`{B}, {price}. ${short}`, ""]] },
        ...{ teardown: begins, "photo-essay": begins, "photo-captions": begins, "outlined-text": begins },
      };
    case "goods":
      return {
        ...{
          "": [["{B}, {price}", whole]],
          "before-after": [[yours, whole]],
          "big-number": [[yours, `{X}. ${whole}`]],
        },
        ...{ teardown: [[`${allOfThis}. ${short}`, ""]], "photo-dump": [[`${yours}. ${short}`, ""]] },
        ...{ "photo-captions": [[`{B}, {price}. ${short}`, ""]], "outlined-text": [[`${worthIt}. ${short}`, ""]] },
      };
  }
}
