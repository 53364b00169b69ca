import type { JokesByLanguage } from "./trade-jokes.ts";

export const coffeeJokes: JokesByLanguage = {
  en: {
    sorry: ["The mugs: we saw your face", "The mug: I blame the beans", "My face after one sip: a documentary"],
    glad: ["The office machine: so it's over?", "The spoon: what do I stir now?", "The milk: was it something I said?"],
    excuses: ["Just one more sugar", "Sugar, milk, syrup, sprinkles", "Technically it is a dessert"],
    cheers: ["Smelling the beans, briefly", "Showing the beans to visitors", "The beans have a shrine"],
    later: "Day 30: nine mugs. None finished",
    kit: ["A spoon for sugar", "Grandma's old kettle", "One dusty grinder"],
    stack: ["Sugar", "More sugar", "Milk", "Caramel syrup", "Whipped cream", "A cookie", "The taste"],
    habit: "Beans from last summer",
    job: "Head of mornings",
  },
  de: {
    sorry: [
      "Die Tassen: Das glaubst du selbst nicht",
      "Die Tasse: Ich gebe den Bohnen Schuld",
      "Mein Gesicht nach einem Schluck: Dokumentarfilm",
    ],
    glad: [
      "Die Büromaschine: Ist es jetzt aus?",
      "Der Löffel: Was rühre ich jetzt?",
      "Die Milch: Habe ich etwas falsch gemacht?",
    ],
    excuses: ["Nur noch ein Zucker", "Zucker, Milch, Sirup, Sahne", "Streng genommen ein Dessert"],
    cheers: ["Kurz an den Bohnen riechen", "Die Bohnen dem Besuch zeigen", "Die Bohnen haben einen Altar"],
    later: "Tag 30: neun Tassen. Keine ausgetrunken",
    kit: ["Ein Löffel für Zucker", "Der alte Wasserkocher", "Eine staubige Mühle"],
    stack: ["Zucker", "Noch mehr Zucker", "Milch", "Karamellsirup", "Schlagsahne", "Ein Keks", "Der Geschmack"],
    habit: "Bohnen vom letzten Sommer",
    job: "Chef vom Morgen",
  },
  es: {
    sorry: ["Las tazas: eso no te lo crees", "La taza: la culpa es del grano", "Mi cara tras un sorbo: documental"],
    glad: [
      "La máquina de la oficina: ¿se acabó?",
      "La cuchara: ¿y ahora qué remuevo?",
      "La leche: ¿he hecho algo mal?",
    ],
    excuses: ["Otro azucarillo y ya", "Azúcar, leche, sirope, nata", "Técnicamente es un postre"],
    cheers: ["Oler los granos un momento", "Enseñarlos a las visitas", "Los granos ya tienen altar"],
    later: "Día 30: nueve tazas. Ninguna terminada",
    kit: ["Una cuchara de azúcar", "El hervidor de siempre", "Un molinillo con polvo"],
    stack: ["Azúcar", "Más azúcar", "Leche", "Sirope", "Nata montada", "Una galleta", "El sabor"],
    habit: "Café del verano pasado",
    job: "Jefe de las mañanas",
  },
  fr: {
    sorry: [
      "Les tasses : tu n'y crois pas",
      "La tasse : la faute aux grains",
      "Ma tête après une gorgée : documentaire",
    ],
    glad: ["La machine du bureau : fini ?", "La cuillère : je remue quoi ?", "Le lait : qu'ai-je fait ?"],
    excuses: ["Juste un sucre de plus", "Sucre, lait, sirop, chantilly", "En fait, c'est un dessert"],
    cheers: ["Sentir les grains, vite", "Les montrer aux invités", "Les grains ont un autel"],
    later: "Jour 30 : neuf tasses, aucune finie",
    kit: ["Une cuillère à sucre", "La vieille bouilloire", "Un moulin poussiéreux"],
    stack: ["Du sucre", "Encore du sucre", "Du lait", "Du sirop", "De la chantilly", "Un biscuit", "Le goût"],
    habit: "Les grains de l'été dernier",
    job: "Chef des matins",
  },
};
