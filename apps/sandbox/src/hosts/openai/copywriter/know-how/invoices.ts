import { invoicesJokes } from "./jokes/invoices.ts";
import { invoicesTold } from "./told/invoices.ts";
import type { Trade } from "./trade.ts";

export const invoices: Trade = {
  about: "invoice invoices invoicing rechnung rechnungen factura facturas facturar facture factures facturer",
  words:
    "client clients customer customers paid payment freelancer freelancers bookkeeping timesheet timesheets kunde kunden gezahlt bezahlt handwerksbetriebe handwerker stundenzettel belege cliente clientes cobrar pago autónomo autónomos payé paiement indépendant indépendants devis",
  jokes: invoicesJokes,
  told: invoicesTold,
  advice: {
    en: {
      moments: ["The van is loaded", "At the kitchen table", "The boots are by the door", "The last job is done"],
      habits: [
        ["Agree on extras in writing", "One message today saves an argument next month."],
        ["Note hours on the spot", "By evening, half of them are a guess."],
        ["Name what was done", "A line a customer understands needs no phone call."],
        ["Write the due date", "“Soon” is no date. Customers pay by the calendar."],
        ["Invoice the same day", "The sooner it is out, the sooner it is due."],
        ["Remind on the first day", "A short, friendly note works better than a late one."],
      ],
      mistakes: [
        ["Sending the bill weeks later", "A late bill brings late money."],
        ["Leaving out the due date", "“Soon” is no date. Write the day."],
        ["Guessing hours in the evening", "Note them on the spot. Forgotten hours are free work."],
        ["Waiting before you remind", "One friendly line on day one is enough."],
        ["Doing extras on a handshake", "Confirm it in writing, or nobody pays."],
      ],
    },
    de: {
      moments: [
        "Der Transporter ist beladen",
        "Am Küchentisch",
        "Die Stiefel stehen an der Tür",
        "Der letzte Auftrag ist erledigt",
      ],
      habits: [
        ["Zusatzarbeiten kurz bestätigen", "Eine Nachricht heute spart den Streit später."],
        ["Stunden sofort notieren", "Am Abend ist die Hälfte geschätzt."],
        ["Leistungen klar benennen", "Was der Kunde versteht, bezahlt er ohne Rückfrage."],
        ["Ein Zahlungsziel nennen", "Kunden zahlen nach dem Kalender, nicht nach „bald“."],
        ["Am selben Tag abrechnen", "Was früher rausgeht, ist früher fällig."],
        ["Am ersten Tag erinnern", "Kurz und freundlich wirkt besser als spät."],
      ],
      mistakes: [
        ["Erst Wochen später abrechnen", "Geht die Rechnung spät raus, kommt das Geld spät."],
        ["Kein Zahlungsziel nennen", "„Bald“ ist kein Datum. Schreib den Tag hin."],
        ["Stunden am Abend schätzen", "Notier sie sofort. Vergessene Stunden sind verschenkt."],
        ["Zu spät erinnern", "Eine freundliche Zeile am ersten Tag genügt."],
        ["Zusatzarbeiten auf Zuruf", "Bestätige sie kurz, sonst zahlt sie keiner."],
      ],
    },
    es: {
      moments: [
        "La furgoneta está cargada",
        "En la mesa de la cocina",
        "Las botas, junto a la puerta",
        "El último trabajo, hecho",
      ],
      habits: [
        ["Confirma los extras por escrito", "Un mensaje hoy ahorra una discusión mañana."],
        ["Apunta las horas al momento", "Por la noche, la mitad son inventadas."],
        ["Detalla lo que has hecho", "Lo que el cliente entiende no lo discute."],
        ["Pon fecha de pago", "El cliente paga por calendario, no por «pronto»."],
        ["Factura el mismo día", "Cuanto antes sale, antes se cobra."],
        ["Recuérdalo el primer día", "Breve y amable funciona mejor que tarde."],
      ],
      mistakes: [
        ["Facturar semanas después", "Si la factura sale tarde, el dinero llega tarde."],
        ["No poner fecha de pago", "«Pronto» no es una fecha. Escribe el día."],
        ["Calcular las horas de memoria", "Apúntalas al momento. Las olvidadas no se cobran."],
        ["Esperar para reclamar", "Basta una línea amable el primer día."],
        ["Hacer extras de palabra", "Confírmalos en un mensaje, o nadie los paga."],
      ],
    },
    fr: {
      moments: [
        "La camionnette est chargée",
        "À la table de la cuisine",
        "Les bottes près de la porte",
        "Le dernier chantier est fini",
      ],
      habits: [
        ["Confirme les extras par écrit", "Un message aujourd'hui évite une dispute demain."],
        ["Note les heures sur place", "Le soir, la moitié est devinée."],
        ["Détaille ce qui est fait", "Ce que le client comprend, il le paie."],
        ["Écris la date d'échéance", "Le client paie au calendrier, pas à « bientôt »."],
        ["Facture le jour même", "Plus tôt elle part, plus tôt elle est due."],
        ["Relance dès le premier jour", "Court et aimable marche mieux que tard."],
      ],
      mistakes: [
        ["Facturer des semaines après", "La facture part tard, l'argent arrive tard."],
        ["Oublier la date d'échéance", "« Bientôt » n'est pas une date. Écris le jour."],
        ["Deviner les heures le soir", "Note-les sur place. Les heures oubliées sont offertes."],
        ["Attendre pour relancer", "Une ligne aimable, le premier jour, suffit."],
        ["Faire des extras à l'oral", "Confirme-les par message, sinon personne ne paie."],
      ],
    },
  },
};
