import type { JokesByLanguage } from "./trade-jokes.ts";

export const runningJokes: JokesByLanguage = {
  en: {
    sorry: ["Shoes by the door: nine. Friends: none", "My toenails: a limited edition", "The stairs, the next day: no"],
    glad: ["My toenails, all ten: present", "Me, the next day: stairs? Gladly", "The bandages: so nobody needs us?"],
    excuses: ["One lap, to test it", "One more, to be sure", "Apparently this is a marathon"],
    cheers: ["Running to the bakery", "Running to the far bakery", "Bakeries in three countries"],
    habit: "Limping to the bus",
    job: "Professionally stepped on",
  },
  de: {
    sorry: [
      "Schuhe im Flur: neun. Platz: keiner",
      "Meine Zehennägel: limitierte Auflage",
      "Die Treppe am nächsten Tag: nein",
    ],
    glad: [
      "Alle zehn Zehennägel: anwesend",
      "Ich, am nächsten Tag: Treppe? Gern",
      "Die Blasenpflaster: Braucht uns noch jemand?",
    ],
    excuses: ["Eine Runde, nur zum Testen", "Noch eine, zur Sicherheit", "Offenbar ist das ein Marathon"],
    cheers: ["Zum Bäcker gejoggt", "Zum Bäcker im Nachbarort", "Zum Bäcker in Dänemark"],
    habit: "Zum Bus humpeln",
    job: "Lebt vom Auftreten",
  },
  es: {
    sorry: [
      "Zapatillas en casa: nueve. Sitio: ninguno",
      "Mis uñas: edición limitada",
      "La escalera, al día siguiente: no",
    ],
    glad: ["Mis diez uñas: presentes", "Yo, al día siguiente: ¿escaleras? Claro", "Las tiritas: ¿ya nadie nos quiere?"],
    excuses: ["Una vuelta, para probar", "Otra, por si acaso", "Parece que es un maratón"],
    cheers: ["Corriendo a por el pan", "Al pan del otro pueblo", "Al pan de otro país"],
    habit: "Cojear hasta el bus",
    job: "Vive de las pisadas",
  },
  fr: {
    sorry: ["Neuf paires de chaussures. Zéro place", "Mes ongles : édition limitée", "L'escalier, le lendemain : non"],
    glad: ["Mes dix ongles : présents", "Moi, l'escalier, le lendemain : facile", "Les pansements : on sert encore ?"],
    excuses: ["Un tour, pour essayer", "Encore un, pour voir", "Apparemment, c'est un marathon"],
    cheers: ["Courir chercher le pain", "Le pain du village voisin", "Le pain d'un autre pays"],
    habit: "Boiter jusqu'au bus",
    job: "Marche toute la journée",
  },
};
