import { taxesJokes } from "./jokes/taxes.ts";
import { taxesTold } from "./told/taxes.ts";
import type { Trade } from "./trade.ts";

export const taxes: Trade = {
  about:
    "tax taxes vat steuer steuern steuerberater steuerberaterin steuerberatung impuesto impuestos fiscal gestoría impôt impôts fiscaliste",
  words:
    "return returns adviser advisor freelancer freelancers receipts bill bookkeeping accountant steuererklärung selbstständige freiberufler belege declaración autónomo autónomos recibos asesor déclaration indépendants indépendant reçus conseil",
  jokes: taxesJokes,
  told: taxesTold,
  advice: {
    en: {
      moments: [
        "A letter from the tax office",
        "The shoebox on the kitchen table",
        "One invoice paid, the phone buzzing",
        "January, a new calendar",
      ],
      habits: [
        ["Set a share aside at once", "What never reaches the everyday account isn't missed."],
        ["Photograph receipts at the till", "The shoebox fades. A photo has a date."],
        ["Open a second account", "Tax money in its own place stays there."],
        ["Ask before you buy", "Afterwards nobody can change the date."],
        ["Look at it once a month", "Half an hour now replaces a weekend in May."],
        ["Open letters the same day", "A deadline runs whether you read it or not."],
      ],
      mistakes: [
        ["Spending the whole invoice", "Part of it was never yours. Set it aside first."],
        ["Keeping receipts in a shoebox", "They fade before anybody asks for them."],
        ["Asking in May", "By then the year can't be changed."],
        ["Mixing private and business", "Sorting it out later costs the most hours."],
        ["Missing the advance payment", "It comes after the first good year. Ask early."],
      ],
    },
    de: {
      moments: [
        "Ein Brief vom Finanzamt",
        "Der Schuhkarton auf dem Küchentisch",
        "Eine Rechnung bezahlt, das Handy brummt",
        "Januar, ein neuer Kalender",
      ],
      habits: [
        ["Sofort einen Teil zurücklegen", "Was nie auf dem Alltagskonto war, fehlt nicht."],
        ["Belege an der Kasse fotografieren", "Der Schuhkarton verblasst. Ein Foto hat ein Datum."],
        ["Ein zweites Konto eröffnen", "Steuergeld an seinem eigenen Ort bleibt dort."],
        ["Vor dem Kauf fragen", "Danach ändert niemand mehr das Datum."],
        ["Einmal im Monat hinschauen", "Eine halbe Stunde jetzt ersetzt ein Wochenende im Mai."],
        ["Briefe gleich öffnen", "Die Frist läuft, ob du sie liest oder nicht."],
      ],
      mistakes: [
        ["Die ganze Rechnung ausgeben", "Ein Teil war nie deiner. Leg ihn zuerst zurück."],
        ["Belege im Schuhkarton sammeln", "Sie verblassen, bevor jemand danach fragt."],
        ["Erst im Mai fragen", "Dann ist am Jahr nichts mehr zu ändern."],
        ["Privates und Geschäft mischen", "Das Sortieren danach kostet die meisten Stunden."],
        ["Die Vorauszahlung vergessen", "Sie kommt nach dem ersten guten Jahr. Frag früh."],
      ],
    },
    es: {
      moments: [
        "Una carta de Hacienda",
        "La caja de zapatos en la mesa",
        "Una factura cobrada, el móvil vibra",
        "Enero, un calendario nuevo",
      ],
      habits: [
        ["Aparta una parte al cobrar", "Lo que no llega a la cuenta no se gasta."],
        ["Fotografía el recibo en la caja", "El papel se borra. La foto tiene fecha."],
        ["Abre una segunda cuenta", "El dinero del impuesto se queda en su sitio."],
        ["Pregunta antes de comprar", "Después nadie cambia la fecha."],
        ["Míralo una vez al mes", "Media hora ahora ahorra un fin de semana."],
        ["Abre las cartas al llegar", "El plazo corre, la leas o no."],
      ],
      mistakes: [
        ["Gastar toda la factura", "Una parte nunca fue tuya. Apártala primero."],
        ["Guardar recibos en una caja", "Se borran antes de que alguien los pida."],
        ["Preguntar cuando ya vence", "Entonces el año ya no se cambia."],
        ["Mezclar lo privado y el negocio", "Separarlo después es lo que más horas cuesta."],
        ["Olvidar el pago a cuenta", "Llega tras el primer año bueno. Pregunta antes."],
      ],
    },
    fr: {
      moments: [
        "Une lettre des impôts",
        "La boîte à chaussures sur la table",
        "Une facture payée, le téléphone vibre",
        "Janvier, un calendrier neuf",
      ],
      habits: [
        ["Mets une part de côté", "Ce qui n'arrive pas sur le compte ne manque pas."],
        ["Photographie le reçu en caisse", "Le papier s'efface. Une photo a une date."],
        ["Ouvre un second compte", "L'argent de l'impôt y reste à sa place."],
        ["Demande avant d'acheter", "Après, personne ne change la date."],
        ["Regarde une fois par mois", "Une demi-heure remplace un week-end de mai."],
        ["Ouvre les lettres tout de suite", "Le délai court, lue ou pas."],
      ],
      mistakes: [
        ["Dépenser toute la facture", "Une part n'était pas à toi. Mets-la de côté."],
        ["Garder les reçus en vrac", "Ils s'effacent avant qu'on les demande."],
        ["Demander en mai", "L'année ne se change plus à ce moment-là."],
        ["Mélanger privé et activité", "Trier après coûte le plus d'heures."],
        ["Oublier l'acompte", "Il suit la première bonne année. Demande tôt."],
      ],
    },
  },
};
