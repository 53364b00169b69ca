import type { JokesByLanguage } from "./trade-jokes.ts";

export const petGroomingJokes: JokesByLanguage = {
  en: {
    sorry: [
      "My black coat: now with fur lining",
      "The rug: officially a second pet",
      "Lint rollers: nine. Hairs: still all",
    ],
    glad: ["The lint roller: what am I now?", "The sofa: I can breathe", "Me, wearing black on purpose"],
    excuses: ["Just a few hairs", "Technically it is a scarf", "We knitted a second one"],
    cheers: ["Two minutes of brushing", "Someone snores. Possibly me", "By appointment only"],
    habit: "Beige clothes forever",
    job: "Has all the evidence",
  },
  de: {
    sorry: [
      "Mein schwarzer Mantel: jetzt mit Fellfutter",
      "Der Teppich: offiziell ein zweites Haustier",
      "Fusselrollen: neun. Haare: immer noch alle",
    ],
    glad: [
      "Die Fusselrolle: Und was wird aus mir?",
      "Das Sofa: Ich kann wieder atmen",
      "Ich trage Schwarz. Mit Absicht",
    ],
    excuses: ["Nur ein paar Haare", "Streng genommen ein Schal", "Wir haben ein zweites gestrickt"],
    cheers: ["Zwei Minuten bürsten", "Einer schnarcht. Vermutlich ich", "Nur noch mit Termin"],
    habit: "Beige Kleidung. Immer",
    job: "Hat alle Beweise",
  },
  es: {
    sorry: [
      "Mi abrigo negro: ahora con forro",
      "La alfombra: oficialmente otra mascota",
      "Rodillos: nueve. Pelos: todos",
    ],
    glad: ["El rodillo quitapelusas: ¿y yo qué?", "El sofá: vuelvo a respirar", "Yo, de negro y a propósito"],
    excuses: ["Solo son cuatro pelos", "Técnicamente es una bufanda", "Hemos tejido otra mascota"],
    cheers: ["Dos minutos de cepillo", "Alguien ronca. Creo que yo", "Solo con cita previa"],
    habit: "Ropa beige, siempre",
    job: "Tiene todas las pruebas",
  },
  fr: {
    sorry: [
      "Mon manteau noir : doublé poils",
      "Le tapis : un second animal",
      "Neuf rouleaux. Toujours autant de poils",
    ],
    glad: ["Le rouleau : et moi, alors ?", "Le canapé : je respire enfin", "Moi, en noir. Exprès"],
    excuses: ["Juste quelques poils", "Disons que c'est une écharpe", "On a tricoté le deuxième"],
    cheers: ["Deux minutes de brosse", "Quelqu'un ronfle. Moi, sûrement", "Sur rendez-vous uniquement"],
    habit: "Vivre en beige",
    job: "A toutes les preuves",
  },
};
