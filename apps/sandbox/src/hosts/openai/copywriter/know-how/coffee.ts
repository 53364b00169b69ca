import { coffeeJokes } from "./jokes/coffee.ts";
import { coffeeTold } from "./told/coffee.ts";
import type { Trade } from "./trade.ts";

export const coffee: Trade = {
  about: "coffee espresso kaffee café",
  words:
    "bean beans roast roasted roaster brew grind ground grinder filter cup bitter bohne bohnen röstung geröstet mahlen mühle tasse filter grano granos tueste tostado molinillo taza amargo grain grains torréfaction torréfié moulin tasse amer",
  jokes: coffeeJokes,
  told: coffeeTold,
  advice: {
    en: {
      moments: ["The kettle is on", "The first sip of the day", "The mug beside the keyboard", "A pot for two"],
      habits: [
        ["Buy by the roast date", "Old beans hide behind a best-before date."],
        ["Weigh every dose", "A scoop guesses. A scale makes the same cup twice."],
        ["Grind beans right before brewing", "Ground coffee goes flat while it waits."],
        ["Rinse the paper filter", "Dry paper is something you can taste."],
        ["Let the kettle rest", "Half a minute off the boil makes a softer cup."],
        ["Clean the grinder every week", "Old oil in there spoils the fresh beans."],
      ],
      mistakes: [
        ["Buying without a roast date", "No date on the bag usually means old beans."],
        ["Pouring at full boil", "Give the kettle half a minute. The cup turns softer."],
        ["Grinding the night before", "Grind as late as you can. It goes flat overnight."],
        ["Never cleaning the grinder", "Old oil makes fresh beans taste stale."],
        ["Keeping beans in the fridge", "They take on damp and smells. Use a closed tin."],
      ],
    },
    de: {
      moments: [
        "Das Wasser kocht",
        "Der erste Schluck des Tages",
        "Die Tasse neben der Tastatur",
        "Eine Kanne für zwei",
      ],
      habits: [
        ["Aufs Röstdatum achten", "Das Haltbarkeitsdatum verrät das Alter der Bohnen nicht."],
        ["Jede Portion abwiegen", "Der Löffel schätzt. Die Waage trifft jedes Mal."],
        ["Bohnen erst vor dem Brühen mahlen", "Gemahlener Kaffee wird beim Warten flach."],
        ["Den Papierfilter ausspülen", "Trockenes Papier schmeckt man."],
        ["Das Wasser kurz ruhen lassen", "Eine halbe Minute, und die Tasse wird weicher."],
        ["Die Mühle wöchentlich putzen", "Altes Öl verdirbt darin die frischen Bohnen."],
      ],
      mistakes: [
        ["Ohne Röstdatum kaufen", "Kein Datum auf der Tüte heißt meist: alte Bohnen."],
        ["Mit kochendem Wasser aufgießen", "Warte eine halbe Minute. Die Tasse wird weicher."],
        ["Am Abend vorher mahlen", "Mahl so spät wie möglich. Über Nacht wird er flach."],
        ["Die Mühle nie putzen", "Altes Öl macht darin auch frische Bohnen ranzig."],
        ["Bohnen in den Kühlschrank stellen", "Dort ziehen sie Feuchtigkeit und Gerüche an."],
      ],
    },
    es: {
      moments: ["El agua al fuego", "El primer sorbo del día", "La taza junto al teclado", "Una cafetera para dos"],
      habits: [
        ["Mira la fecha de tueste", "La de caducidad esconde el grano viejo."],
        ["Pesa cada dosis", "La cuchara adivina. La báscula repite la taza."],
        ["Muele el grano en el momento", "El café molido pierde aroma mientras espera."],
        ["Enjuaga el filtro de papel", "El papel seco se nota en la taza."],
        ["Deja reposar el agua", "Medio minuto sin hervir y la taza sale más suave."],
        ["Limpia el molinillo cada semana", "El aceite viejo estropea el grano fresco."],
      ],
      mistakes: [
        ["Comprar sin fecha de tueste", "Una bolsa sin fecha suele llevar grano viejo."],
        ["Usar agua hirviendo", "Espera medio minuto. La taza sale más suave."],
        ["Moler la noche anterior", "Muele lo más tarde posible. De noche pierde aroma."],
        ["No limpiar nunca el molinillo", "El aceite viejo estropea el grano nuevo."],
        ["Guardar el grano en la nevera", "Allí coge humedad y olores."],
      ],
    },
    fr: {
      moments: ["L'eau chauffe", "La première gorgée du jour", "La tasse à côté du clavier", "Une cafetière pour deux"],
      habits: [
        ["Regarde la date de torréfaction", "La date limite cache l'âge des grains."],
        ["Pèse chaque dose", "La cuillère devine. La balance refait la même tasse."],
        ["Mouds les grains au dernier moment", "Le café moulu s'évente en attendant."],
        ["Rince le filtre en papier", "Le papier sec a un goût."],
        ["Laisse reposer l'eau", "Trente secondes de pause, et la tasse s'adoucit."],
        ["Nettoie le moulin chaque semaine", "La vieille huile gâche les grains frais."],
      ],
      mistakes: [
        ["Acheter sans date de torréfaction", "Un sachet sans date cache souvent de vieux grains."],
        ["Verser de l'eau bouillante", "Attends trente secondes. La tasse s'adoucit."],
        ["Moudre la veille", "Mouds le plus tard possible. La nuit l'évente."],
        ["Ne jamais nettoyer le moulin", "La vieille huile gâche les grains."],
        ["Garder les grains au frigo", "Ils y prennent l'humidité et les odeurs."],
      ],
    },
  },
};
