import type { ToldByLanguage } from "./trade-told.ts";

export const petGroomingTold: ToldByLanguage = {
  en: {
    cause: "Pets remember every pull. From a brush that pulls, a pet runs.",
    todo: ["Go with the coat", "So go with the coat."],
    way: ["Let them smell the brush", "Start at the cheeks", "Go with the coat"],
    ask: "Does yours hold still?",
    tags: "pethair grooming petcare",
    also: {
      about: "hair fur clothes sofa couch roller",
      title: "Brushing once a month",
      cause: "Loose hair has to go somewhere. What the brush doesn't catch, your clothes do.",
      todo: ["Brush a little every day", "So brush a little every day."],
    },
  },
  de: {
    cause: "Jedes Ziepen bleibt im Kopf. Vor einer Bürste, die ziept, läuft jedes Tier weg.",
    todo: ["Mit dem Strich bürsten", "Bürste also mit dem Strich."],
    way: ["An der Bürste schnuppern lassen", "An den Wangen beginnen", "Mit dem Strich bürsten"],
    ask: "Hält deins still?",
    tags: "tierhaare fellpflege haustiere",
    also: {
      about: "haare fell kleidung sofa fusselrolle",
      title: "Einmal im Monat bürsten",
      cause: "Lose Haare müssen irgendwohin. Was die Bürste nicht holt, holt deine Kleidung.",
      todo: ["Jeden Tag kurz bürsten", "Bürste also jeden Tag kurz."],
    },
  },
  es: {
    cause: "Los tirones no se olvidan. Un cepillo que tira da miedo.",
    todo: ["Sigue el sentido del pelo", "Así que sigue el sentido del pelo."],
    way: ["Deja que huela el cepillo", "Empieza por las mejillas", "Sigue el sentido del pelo"],
    ask: "¿El tuyo se está quieto?",
    tags: "pelodemascota cuidadoanimal mascotas",
    also: {
      about: "pelo pelos ropa sofá rodillo",
      title: "Cepillar una vez al mes",
      cause: "El pelo suelto acaba en algún sitio. Si no lo recoge el cepillo, lo hace tu ropa.",
      todo: ["Cepíllalo cada día", "Así que cepíllalo cada día."],
    },
  },
  fr: {
    cause: "Les nœuds tirés, ça ne s'oublie pas. Une brosse qui tire fait peur.",
    todo: ["Suis le sens du poil", "Alors suis le sens du poil."],
    way: ["Laisse-le sentir la brosse", "Commence par les joues", "Suis le sens du poil"],
    ask: "Le tien se laisse faire ?",
    tags: "poils toilettage animaux",
    also: {
      about: "poil poils vêtements habits canapé rouleau",
      title: "Brosser une fois par mois",
      cause: "Le poil mort va quelque part. Ce que la brosse laisse, tes habits le prennent.",
      todo: ["Brosse un peu chaque jour", "Alors brosse un peu chaque jour."],
    },
  },
};
