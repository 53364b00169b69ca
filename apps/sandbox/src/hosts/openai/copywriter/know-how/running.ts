import { runningJokes } from "./jokes/running.ts";
import { runningTold } from "./told/running.ts";
import type { Trade } from "./trade.ts";

export const running: Trade = {
  about:
    "run runs running runner runners jogging laufen läufe läufer lauf laufschuh laufschuhe correr corredor corredores courir coureur coureurs",
  words:
    "shoe shoes trainer sole toe toes blister blisters marathon trail schuh schuhe sohle zehen blasen zapatilla zapatillas suela dedos ampollas maratón chaussure chaussures semelle orteils ampoules",
  jokes: runningJokes,
  told: runningTold,
  advice: {
    en: {
      moments: ["Socks off, feet up", "The last mile home", "In the shower afterwards", "On the bench, halfway round"],
      habits: [
        ["Buy shoes in the evening", "Feet swell during the day, and on every run."],
        ["Pick socks with the shoe", "A thick sock takes your toe room away."],
        ["Leave a thumb of room", "Toes slide forward on every downhill."],
        ["Cut your nails short and straight", "A long nail hits the front first."],
        ["Lace up to the last eyelet", "A heel that slips pushes the toes forward."],
        ["Retie your laces before every run", "Feet swell. Yesterday's knot is today's blister."],
      ],
      mistakes: [
        ["Buying your everyday size", "On the downhill, toes need more room."],
        ["Never untying the laces", "Feet swell. Retie before each run."],
        ["Letting your toenails grow", "A long nail hits the front first."],
        ["Trying on shoes at noon", "Feet are bigger in the evening. Go then."],
        ["Racing in brand-new shoes", "Wear them for a few short runs first."],
      ],
    },
    de: {
      moments: [
        "Socken aus, Füße hoch",
        "Der letzte Kilometer",
        "Danach unter der Dusche",
        "Auf der Bank, nach der Hälfte",
      ],
      habits: [
        ["Schuhe am Abend kaufen", "Dann sind deine Füße am größten."],
        ["Socken zum Schuh wählen", "Eine dicke Socke nimmt den Platz wieder weg."],
        ["Einen Daumen Platz lassen", "Bergab rutschen die Zehen nach vorn."],
        ["Zehennägel kurz und gerade schneiden", "Ein langer Nagel stößt zuerst an."],
        ["Bis zur letzten Öse schnüren", "Rutscht die Ferse, rutschen die Zehen nach vorn."],
        ["Vor jedem Lauf neu schnüren", "Füße schwellen. Der alte Knoten macht die Blase."],
      ],
      mistakes: [
        ["Die Straßenschuhgröße kaufen", "Bergab brauchen die Zehen einen Daumen Platz."],
        ["Die Schuhe nie neu schnüren", "Füße schwellen. Schnür vor jedem Lauf neu."],
        ["Die Zehennägel wachsen lassen", "Ein langer Nagel stößt zuerst an."],
        ["Mittags Schuhe anprobieren", "Abends sind die Füße größer. Geh dann."],
        ["Neue Schuhe am Wettkampftag", "Lauf sie vorher auf kurzen Runden ein."],
      ],
    },
    es: {
      moments: [
        "Calcetines fuera, pies en alto",
        "El último kilómetro",
        "Después, en la ducha",
        "En el banco, a mitad de camino",
      ],
      habits: [
        ["Compra zapatillas por la tarde", "A esa hora el pie está más grande."],
        ["Elige calcetín con la zapatilla", "Uno grueso se come el espacio que pagaste."],
        ["Deja un dedo de espacio", "Cuesta abajo los dedos se van hacia delante."],
        ["Corta las uñas rectas y cortas", "Una uña larga choca la primera."],
        ["Ata hasta el último ojal", "Si el talón se mueve, los dedos chocan."],
        ["Átalas de nuevo cada vez", "El pie se hincha. El nudo viejo hace ampollas."],
      ],
      mistakes: [
        ["Comprar tu número de calle", "Cuesta abajo el pie necesita más espacio."],
        ["No soltar nunca los cordones", "El pie se hincha. Átalos de nuevo cada vez."],
        ["Dejar crecer las uñas", "Una uña larga choca la primera."],
        ["Probarlas a mediodía", "Por la tarde el pie está más grande."],
        ["Estrenarlas en la carrera", "Úsalas antes en unas cuantas salidas cortas."],
      ],
    },
    fr: {
      moments: [
        "Chaussettes enlevées, pieds en l'air",
        "Le dernier kilomètre",
        "Après, sous la douche",
        "Sur le banc, à mi-chemin",
      ],
      habits: [
        ["Achète tes chaussures le soir", "Le pied est alors au plus large."],
        ["Choisis la chaussette en même temps", "Une grosse chaussette reprend la place gagnée."],
        ["Laisse un pouce de place", "En descente, les orteils glissent vers l'avant."],
        ["Coupe tes ongles courts et droits", "Un ongle long tape en premier."],
        ["Lace jusqu'au dernier œillet", "Si le talon bouge, les orteils tapent."],
        ["Relace avant chaque sortie", "Le pied gonfle. Le vieux nœud fait l'ampoule."],
      ],
      mistakes: [
        ["Acheter ta pointure de ville", "En descente, les orteils veulent plus de place."],
        ["Ne jamais défaire les lacets", "Le pied gonfle. Relace avant chaque sortie."],
        ["Laisser pousser les ongles", "Un ongle long tape en premier."],
        ["Essayer à midi", "Le soir, le pied est plus large."],
        ["Courir en chaussures neuves", "Porte-les d'abord sur quelques sorties courtes."],
      ],
    },
  },
};
