import type { ToldByLanguage } from "./trade-told.ts";

export const candlesTold: ToldByLanguage = {
  en: {
    cause: "The candle is put out too soon. Wax remembers its first ring.",
    todo: ["Melt wax to the edge", "So let the wax melt to the edge."],
    way: ["Trim the wick", "Let the whole top melt", "Cover the flame, don't blow"],
    ask: "Which scent is on your table?",
    tags: "scentedcandle homescent candles",
  },
  de: {
    cause: "Die Kerze wird zu früh gelöscht. Wachs merkt sich seinen ersten Ring.",
    todo: ["Bis zum Rand schmelzen lassen", "Lass sie also bis zum Rand schmelzen."],
    way: ["Den Docht kürzen", "Bis zum Rand schmelzen lassen", "Mit dem Deckel löschen"],
    ask: "Welcher Duft steht auf deinem Tisch?",
    tags: "duftkerze zuhause kerzen",
  },
  es: {
    cause: "La vela se apaga demasiado pronto. La cera recuerda su primer círculo.",
    todo: ["Que funda hasta el borde", "Así que déjala fundir hasta el borde."],
    way: ["Corta la mecha", "Deja fundir hasta el borde", "Apaga la vela con tapa"],
    ask: "¿Qué aroma hay en tu mesa?",
    tags: "velaaromática hogar velas",
  },
  fr: {
    cause: "On éteint la bougie trop tôt. La cire garde la mémoire de son premier rond.",
    todo: ["Laisse fondre jusqu'au bord", "Alors laisse fondre jusqu'au bord."],
    way: ["Coupe la mèche", "Laisse fondre jusqu'au bord", "Éteins avec un couvercle"],
    ask: "Quel parfum est sur ta table ?",
    tags: "bougieparfumée maison bougies",
  },
};
