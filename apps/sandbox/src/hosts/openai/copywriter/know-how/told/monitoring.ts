import type { ToldByLanguage } from "./trade-told.ts";

export const monitoringTold: ToldByLanguage = {
  en: {
    cause: "It's rarely the server. Most checks never see what a customer sees.",
    todo: ["Check it from outside", "So check it from outside."],
    way: ["Call the endpoint", "Check a second time", "Name the release"],
    ask: "Who gets woken up at yours?",
    tags: "apimonitoring devops engineering",
  },
  de: {
    cause: "Am Server liegt es selten. Viele Prüfungen sehen nie, was ein Kunde sieht.",
    todo: ["Von außen prüfen", "Prüf es also von außen."],
    way: ["Den Endpunkt aufrufen", "Zweimal prüfen", "Den Release nennen"],
    ask: "Wen weckt bei euch der Alarm?",
    tags: "monitoring devops softwareentwicklung",
  },
  es: {
    cause: "Casi nunca es el servidor. Muchas pruebas no ven lo que ve el cliente.",
    todo: ["Compruébalo desde fuera", "Así que compruébalo desde fuera."],
    way: ["Llama al endpoint", "Comprueba dos veces", "Nombra el despliegue"],
    ask: "¿A quién despierta la alarma?",
    tags: "monitorización devops desarrollo",
  },
  fr: {
    cause: "C'est rarement le serveur. Les tests voient rarement ce que voit le client.",
    todo: ["Vérifie de l'extérieur", "Alors vérifie de l'extérieur."],
    way: ["Appelle l'endpoint", "Vérifie deux fois", "Nomme le changement"],
    ask: "Chez vous, l'alarme réveille qui ?",
    tags: "monitoring devops développement",
  },
};
