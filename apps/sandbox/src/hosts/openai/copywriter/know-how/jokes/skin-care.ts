import type { JokesByLanguage } from "./trade-jokes.ts";

export const skinCareJokes: JokesByLanguage = {
  en: {
    sorry: [
      "My bathroom shelf: fourteen serums, zero answers",
      "Me, with serum eleven: this is it",
      "My face at noon: closed for repairs",
    ],
    glad: ["My other ten serums: we should talk", "The mirror: do I know you?", "Me: leave the big light on"],
    excuses: ["One more cream can't hurt", "A cream for the cream", "The serums pay rent now"],
    cheers: ["One look in the mirror", "One more, from the left", "Passport photo? Gladly"],
    habit: "Serum ten, just in case",
    job: "Boss of the shelf",
  },
  de: {
    sorry: [
      "Mein Badregal: vierzehn Tiegel, keine Antwort",
      "Ich, bei Tiegel elf: Der ist es",
      "Mein Gesicht mittags: wegen Wartung geschlossen",
    ],
    glad: [
      "Die anderen zehn Tiegel: Wir müssen reden",
      "Der Spiegel: Kennen wir uns?",
      "Ich: Lass das Deckenlicht ruhig an",
    ],
    excuses: ["Noch eine Creme schadet nicht", "Eine Creme für die Creme", "Die Tiegel zahlen jetzt Miete"],
    cheers: ["Ein Blick in den Spiegel", "Noch einer, von links", "Passfoto? Aber gern"],
    habit: "Zur Sicherheit Tiegel zehn",
    job: "Chef im Badregal",
  },
  es: {
    sorry: [
      "Mi estante: catorce botes, cero respuestas",
      "Yo, bote once: este es",
      "Mi cara a mediodía: cerrada por obras",
    ],
    glad: ["Los otros diez botes: tenemos que hablar", "El espejo: ¿nos conocemos?", "Yo: deja la luz del techo"],
    excuses: ["Otra crema no hace daño", "Una crema para la crema", "Los botes pagan alquiler"],
    cheers: ["Una mirada al espejo", "Otra, de perfil", "¿Foto de carné? Con gusto"],
    habit: "Otro bote, por si acaso",
    job: "Jefe del estante",
  },
  fr: {
    sorry: [
      "Mon étagère : quatorze flacons, zéro réponse",
      "Moi, flacon onze : c'est le bon",
      "Mon visage à midi : en travaux",
    ],
    glad: ["Mes dix flacons : c'est fini ?", "Le miroir : on se connaît ?", "Moi : laisse le plafonnier allumé"],
    excuses: ["Une crème de plus", "Une crème pour la crème", "Les flacons paient un loyer"],
    cheers: ["Un regard au miroir", "Un autre, de profil", "Photo d'identité ? Avec joie"],
    habit: "Un flacon, au cas où",
    job: "Chef de l'étagère",
  },
};
