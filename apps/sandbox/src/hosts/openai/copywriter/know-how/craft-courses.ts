import { craftCoursesJokes } from "./jokes/craft-courses.ts";
import { craftCoursesTold } from "./told/craft-courses.ts";
import type { Trade } from "./trade.ts";

export const craftCourses: Trade = {
  about:
    "ceramic ceramics pottery clay knitting sewing weaving woodwork keramik töpfern töpferkurs töpferkurse ton nähen nähkurs stricken cerámica alfarería barro costura tejer poterie céramique argile couture tricot",
  words:
    "course courses class classes lesson lessons workshop workshops studio evening evenings wheel beginners kurs kurse kursen werkstatt abend abende anfänger curso cursos clase clases taller tarde tardes principiantes torno cours atelier ateliers soir soirée soirées débutants",
  jokes: craftCoursesJokes,
  told: craftCoursesTold,
  advice: {
    en: {
      moments: [
        "Phone in the coat on its hook",
        "Sleeves up, hands wet",
        "Six stools around a table",
        "The first piece on the shelf",
      ],
      habits: [
        ["Book before you feel ready", "Nobody in the room felt ready either."],
        ["Wear what may get dirty", "Clean sleeves think about sleeves."],
        ["Make the first one to fail", "It takes the fear out of the second."],
        ["Watch hands, not words", "How to hold it is easier seen than told."],
        ["Finish one small thing", "A small bowl on the table beats a big plan."],
        ["Come back the same week", "What hands learn, they keep for days."],
      ],
      mistakes: [
        ["Buying the kit first", "A kit on a shelf teaches nobody. Begin with a table."],
        ["Waiting for talent", "Hands learn it by doing it badly first."],
        ["Learning it from videos alone", "A screen can't feel how wet it is."],
        ["Starting with the big piece", "Begin with a cup. A vase comes later."],
        ["Comparing it with the teacher's", "That one took years. Yours took an evening."],
      ],
    },
    de: {
      moments: [
        "Das Handy im Mantel am Haken",
        "Ärmel hoch, Hände nass",
        "Sechs Hocker um einen Tisch",
        "Das erste Stück im Regal",
      ],
      habits: [
        ["Buchen, bevor man sich bereit fühlt", "Bereit war im Raum auch sonst niemand."],
        ["Anziehen, was schmutzig werden darf", "Saubere Ärmel denken an Ärmel."],
        ["Das erste Stück misslingen lassen", "Danach macht das zweite keine Angst."],
        ["Auf Hände schauen, nicht auf Worte", "Den Griff sieht man leichter, als man ihn hört."],
        ["Ein kleines Stück fertig machen", "Eine kleine Schale schlägt einen großen Plan."],
        ["In derselben Woche wiederkommen", "Was Hände lernen, behalten sie ein paar Tage."],
      ],
      mistakes: [
        ["Zuerst die Ausrüstung kaufen", "Im Regal lernt sie niemand. Fang am Tisch an."],
        ["Auf Talent warten", "Hände lernen es, indem es erst schiefgeht."],
        ["Nur aus Videos lernen", "Ein Bildschirm spürt nicht, wie nass es ist."],
        ["Mit dem großen Stück anfangen", "Beginn mit einer Tasse. Die Vase kommt später."],
        ["Sich mit der Lehrerin vergleichen", "Ihres hat Jahre gebraucht, deins einen Abend."],
      ],
    },
    es: {
      moments: [
        "El móvil en el abrigo, colgado",
        "Mangas arriba, manos mojadas",
        "Seis taburetes y una mesa",
        "La primera pieza en el estante",
      ],
      habits: [
        ["Apúntate antes de estar listo", "En la sala nadie lo estaba."],
        ["Ponte ropa que pueda mancharse", "Las mangas limpias piensan en mangas."],
        ["Deja que la primera salga mal", "Así la segunda ya no da miedo."],
        ["Mira las manos, no las palabras", "El gesto se ve, no se explica."],
        ["Termina una pieza pequeña", "Un cuenco en la mesa vale más que un plan."],
        ["Vuelve la misma semana", "Lo que aprenden las manos dura unos días."],
      ],
      mistakes: [
        ["Comprar primero el equipo", "En el estante no enseña nada. Empieza en la mesa."],
        ["Esperar a tener talento", "Las manos aprenden haciéndolo mal primero."],
        ["Aprender solo con vídeos", "Una pantalla no nota lo mojado que está."],
        ["Empezar por la pieza grande", "Empieza por una taza. El jarrón vendrá."],
        ["Compararte con la profesora", "La suya llevó años; la tuya, una tarde."],
      ],
    },
    fr: {
      moments: [
        "Le téléphone dans le manteau, au crochet",
        "Manches relevées, mains mouillées",
        "Six tabourets autour d'une table",
        "La première pièce sur l'étagère",
      ],
      habits: [
        ["Réserve avant d'être prêt", "Dans la salle, personne ne l'était."],
        ["Mets ce qui peut se salir", "Des manches propres pensent aux manches."],
        ["Rate la première exprès", "La deuxième ne fait plus peur."],
        ["Regarde les mains", "Le geste se voit mieux qu'il ne s'explique."],
        ["Finis une petite pièce", "Un bol sur la table vaut mieux qu'un projet."],
        ["Reviens la même semaine", "Ce que les mains apprennent tient quelques jours."],
      ],
      mistakes: [
        ["Acheter d'abord le matériel", "Sur l'étagère, il n'apprend rien à personne."],
        ["Attendre d'avoir du talent", "Les mains apprennent en ratant d'abord."],
        ["N'apprendre qu'avec des vidéos", "Un écran ne sent pas si c'est trop mouillé."],
        ["Commencer par la grande pièce", "Commence par une tasse. Le vase viendra."],
        ["Se comparer à la prof", "La sienne a pris des années, la tienne un soir."],
      ],
    },
  },
};
