import type { ToldByLanguage } from "./trade-told.ts";

export const craftCoursesTold: ToldByLanguage = {
  en: {
    cause: "It's rarely the talent. A hobby on a shelf has no time and no table.",
    todo: ["Give your hobby an evening", "So give it a fixed evening."],
    way: ["Sleeves up, phone away", "Center the clay first", "Open the clay slowly"],
    ask: "What would you make first?",
    tags: "pottery handmade newhobby",
  },
  de: {
    cause: "Am Talent liegt es selten. Ein Hobby im Regal hat keine Zeit und keinen Tisch.",
    todo: ["Dem Hobby einen Abend geben", "Gib ihm also einen festen Abend."],
    way: ["Ärmel hoch, Handy weg", "Erst zentrieren", "Langsam öffnen"],
    ask: "Was würdest du zuerst machen?",
    tags: "töpfern handgemacht neueshobby",
  },
  es: {
    cause: "Casi nunca es el talento. Una afición en el estante no tiene hora ni mesa.",
    todo: ["Dale al hobby una tarde", "Así que dale una tarde fija."],
    way: ["Mangas arriba, móvil fuera", "Centra primero el barro", "Abre el barro despacio"],
    ask: "¿Qué harías primero?",
    tags: "cerámica hechoamano nuevaafición",
  },
  fr: {
    cause: "C'est rarement le talent. Un loisir sur l'étagère n'a ni heure ni table.",
    todo: ["Donne un soir au loisir", "Alors donne-lui un soir fixe."],
    way: ["Manches levées, téléphone rangé", "Centre d'abord la terre", "Ouvre la terre lentement"],
    ask: "Tu ferais quoi en premier ?",
    tags: "poterie faitmain nouveauloisir",
  },
};
