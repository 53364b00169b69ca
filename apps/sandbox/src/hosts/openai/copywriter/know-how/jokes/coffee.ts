import type { JokesByLanguage } from "./trade-jokes.ts";

export const coffeeJokes: JokesByLanguage = {
  en: {
    sorry: [
      "Me, on mug six: maybe this one",
      "The beans: best before last summer",
      "My face after one sip: a documentary",
    ],
    glad: ["The milk: was it something I said?", "Me, to the plumber: smell this", "The office machine: so it's over?"],
    excuses: ["Just one more sugar", "Sugar, milk, syrup, whipped cream", "Technically it is a dessert"],
    cheers: ["Smelling the beans, briefly", "Smelling the beans, in meetings", "The beans have a name"],
    habit: "Beans from last summer",
    job: "Head of mornings",
  },
  de: {
    sorry: [
      "Ich, bei Tasse sechs: vielleicht diese",
      "Die Bohnen: haltbar bis letzten Sommer",
      "Mein Gesicht nach einem Schluck: Dokumentarfilm",
    ],
    glad: [
      "Die Milch: Habe ich etwas falsch gemacht?",
      "Ich, zum Klempner: Riechen Sie mal",
      "Die Büromaschine: Ist es jetzt aus?",
    ],
    excuses: ["Nur noch ein Zucker", "Zucker, Milch, Sirup, Sahne", "Streng genommen ein Dessert"],
    cheers: ["Kurz an den Bohnen riechen", "Im Meeting dran riechen", "Die Bohnen haben einen Namen"],
    habit: "Bohnen vom letzten Sommer",
    job: "Chef vom Morgen",
  },
  es: {
    sorry: ["Yo, taza seis: quizá esta", "Los granos: caducados el verano pasado", "Mi cara tras un sorbo: documental"],
    glad: ["La leche: ¿he hecho algo mal?", "Yo, al fontanero: huela, huela", "La máquina de la oficina: ¿se acabó?"],
    excuses: ["Otro azucarillo y ya", "Azúcar, leche, sirope, nata", "Técnicamente es un postre"],
    cheers: ["Oler los granos un momento", "Olerlos en las reuniones", "Los granos tienen nombre"],
    habit: "Café del verano pasado",
    job: "Jefe de las mañanas",
  },
  fr: {
    sorry: [
      "Moi, à la tasse six : peut-être",
      "Les grains : périmés depuis l'été",
      "Ma tête après une gorgée : documentaire",
    ],
    glad: ["Le lait : qu'ai-je fait ?", "Moi, au plombier : sentez ça", "La machine du bureau : fini ?"],
    excuses: ["Juste un sucre de plus", "Sucre, lait, sirop, chantilly", "En fait, c'est un dessert"],
    cheers: ["Sentir les grains, vite", "Les sentir en réunion", "Les grains ont un prénom"],
    habit: "Les grains de l'été dernier",
    job: "Chef des matins",
  },
};
