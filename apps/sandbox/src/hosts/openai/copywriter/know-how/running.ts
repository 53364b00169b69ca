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
        ["Lace your shoes fresh every run", "Feet swell. Yesterday's knot is today's blister."],
        ["Leave a thumb of room", "Toes slide forward on every downhill."],
        ["Buy shoes in the evening", "By then your feet are as big as they get."],
        ["Run slow enough to talk", "Easy days are what makes the hard ones possible."],
        ["Rotate two pairs", "Foam needs a day to come back."],
        ["Pick socks with the shoe", "A thick sock takes your toe room away."],
      ],
      mistakes: [
        ["Buying your everyday size", "Toes need a thumb of room on the downhill."],
        ["Never untying the laces", "Feet swell. Lace them again before each run."],
        ["Running fast every time", "If you can't talk, it isn't an easy day."],
        ["Trying shoes on at noon", "Feet are bigger in the evening. Go then."],
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
        ["Vor jedem Lauf neu schnüren", "Füße schwellen. Der alte Knoten macht die Blase."],
        ["Einen Daumen Platz lassen", "Bergab rutschen die Zehen nach vorn."],
        ["Schuhe am Abend kaufen", "Dann sind deine Füße am größten."],
        ["So langsam, dass du redest", "Ruhige Tage machen die harten erst möglich."],
        ["Zwei Paar im Wechsel laufen", "Der Schaum braucht einen Tag Pause."],
        ["Socken zum Schuh wählen", "Eine dicke Socke nimmt den Platz wieder weg."],
      ],
      mistakes: [
        ["Die Straßenschuhgröße kaufen", "Bergab brauchen die Zehen einen Daumen Platz."],
        ["Die Schuhe nie neu schnüren", "Füße schwellen. Schnür vor jedem Lauf neu."],
        ["Jeden Lauf schnell laufen", "Wer nicht reden kann, hat keinen ruhigen Tag."],
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
        ["Átalas de nuevo cada vez", "El pie se hincha. El nudo viejo hace ampollas."],
        ["Deja un dedo de espacio", "Cuesta abajo los dedos se van hacia delante."],
        ["Compra zapatillas por la tarde", "A esa hora el pie está más grande."],
        ["Corre a ritmo de charla", "Los días suaves hacen posibles los duros."],
        ["Alterna dos pares", "La espuma necesita un día de descanso."],
        ["Elige calcetín con la zapatilla", "Uno grueso se come el espacio que pagaste."],
      ],
      mistakes: [
        ["Comprar tu número de calle", "Cuesta abajo el pie necesita más espacio."],
        ["No soltar nunca los cordones", "El pie se hincha. Átalos de nuevo cada vez."],
        ["Correr siempre rápido", "Si no puedes hablar, no es un día suave."],
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
        ["Relace avant chaque sortie", "Le pied gonfle. Le vieux nœud fait l'ampoule."],
        ["Laisse un pouce de place", "En descente, les orteils glissent vers l'avant."],
        ["Achète tes chaussures le soir", "Le pied est alors au plus large."],
        ["Cours en pouvant parler", "Les jours calmes rendent les durs possibles."],
        ["Alterne deux paires", "La mousse a besoin d'un jour de repos."],
        ["Choisis la chaussette en même temps", "Une grosse chaussette reprend la place gagnée."],
      ],
      mistakes: [
        ["Acheter ta pointure de ville", "En descente, les orteils veulent un pouce de place."],
        ["Ne jamais défaire les lacets", "Le pied gonfle. Relace avant chaque sortie."],
        ["Courir toujours vite", "Si tu ne peux pas parler, ce n'est pas un jour calme."],
        ["Essayer à midi", "Le soir, le pied est plus large."],
        ["Courir en chaussures neuves", "Porte-les d'abord sur quelques sorties courtes."],
      ],
    },
  },
};
