import type { ToldByLanguage } from "./trade-told.ts";

export const invoicesTold: ToldByLanguage = {
  en: {
    cause: "The bill goes out too late. What's written weeks later is paid weeks later.",
    todo: ["Invoice the same day", "So send it the same day."],
    way: ["Note the hours on site", "Write the due date", "Send the bill at once"],
    ask: "When do you write yours: the same day, or on Sunday?",
    tags: "invoicing freelance smallbusiness",
  },
  de: {
    cause: "Die Rechnung geht zu spät raus. Wer spät schreibt, wird spät bezahlt.",
    todo: ["Am selben Tag abrechnen", "Schreib sie also am selben Tag."],
    way: ["Stunden vor Ort notieren", "Das Zahlungsziel eintragen", "Die Rechnung gleich abschicken"],
    ask: "Wann schreibst du deine: am selben Tag oder am Sonntag?",
    tags: "rechnungen selbstständig handwerk",
  },
  es: {
    cause: "La factura sale tarde. Lo que se manda tarde se cobra tarde.",
    todo: ["Factura el mismo día", "Así que mándala el mismo día."],
    way: ["Apunta las horas allí mismo", "Pon la fecha de pago", "Manda la factura ese día"],
    ask: "¿Cuándo haces las tuyas: el mismo día o el domingo?",
    tags: "facturas autónomos pymes",
  },
  fr: {
    cause: "La facture part trop tard. Ce qui part tard est payé tard.",
    todo: ["Facture le jour même", "Alors envoie-la le jour même."],
    way: ["Note les heures sur place", "Écris la date d'échéance", "Envoie la facture aussitôt"],
    ask: "Tu fais les tiennes quand : le jour même ou le dimanche ?",
    tags: "facturation indépendants petiteentreprise",
  },
};
