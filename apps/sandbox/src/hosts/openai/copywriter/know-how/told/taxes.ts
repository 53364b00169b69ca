import type { ToldByLanguage } from "./trade-told.ts";

export const taxesTold: ToldByLanguage = {
  en: {
    cause: "It's mostly the timing. The bill is for last year, and last year's money is spent.",
    todo: ["Set a share aside first", "So set a share aside first."],
    way: ["Photograph the receipt", "Move the share", "Ask before you buy"],
    ask: "Where are your receipts right now?",
    tags: "freelancetax selfemployed smallbusiness",
  },
  de: {
    cause: "Meist ist es der Zeitpunkt. Die Steuer gilt fürs Vorjahr, und dessen Geld ist weg.",
    todo: ["Zuerst zurücklegen", "Leg also zuerst einen Teil zurück."],
    way: ["Den Beleg fotografieren", "Den Anteil überweisen", "Vor dem Kauf fragen"],
    ask: "Wo liegen deine Belege gerade?",
    tags: "steuererklärung selbstständig freelancer",
  },
  es: {
    cause: "Casi siempre es la fecha. El impuesto es del año pasado; ese dinero ya no está.",
    todo: ["Aparta una parte primero", "Así que aparta una parte primero."],
    way: ["Fotografía el recibo", "Pasa la parte", "Pregunta antes"],
    ask: "¿Dónde están ahora tus recibos?",
    tags: "impuestos autónomos gestoría",
  },
  fr: {
    cause: "C'est surtout la date. L'impôt porte sur l'an dernier, et l'argent est parti.",
    todo: ["Mets une part de côté", "Alors mets une part de côté."],
    way: ["Photographie le reçu", "Vire la part", "Demande avant d'acheter"],
    ask: "Où sont tes reçus en ce moment ?",
    tags: "impôts indépendants microentreprise",
  },
};
