import { monitoringJokes } from "./jokes/monitoring.ts";
import { monitoringTold } from "./told/monitoring.ts";
import type { Trade } from "./trade.ts";

export const monitoring: Trade = {
  about:
    "api apis monitoring uptime endpoint endpoints outage outages incident incidents überwachung ausfall ausfälle monitorización caída caídas surveillance panne pannes",
  words:
    "team teams engineering engineers alert alerts release releases deploy server servers dashboard dashboards logs customers kunden alarme equipo equipos alertas clientes despliegue équipe équipes alertes serveur serveurs",
  jokes: monitoringJokes,
  told: monitoringTold,
  advice: {
    en: {
      moments: [
        "The pager on the nightstand",
        "Two coffees, one log file",
        "A green light on the wall",
        "Release day, after lunch",
      ],
      habits: [
        ["Check what customers call", "A healthy server can still answer wrong."],
        ["Alert on the second failure", "One failed check is usually the network."],
        ["Name an owner for each alert", "What belongs to everybody wakes nobody."],
        ["Write down every deploy", "Most outages began with a change."],
        ["Delete what nobody reads", "An ignored alarm hides the real one."],
        ["Practice the rollback", "A quiet Tuesday is the time to try it."],
      ],
      mistakes: [
        ["Letting customers be the monitor", "They rarely write. They leave first."],
        ["Checking from one place only", "The outage may be on another continent."],
        ["Alerting on everything", "After a week of noise nobody looks."],
        ["Watching servers, not answers", "Green graphs can hide a wrong answer."],
        ["Finding the release last", "Look there first. It is usually the change."],
      ],
    },
    de: {
      moments: [
        "Der Pager auf dem Nachttisch",
        "Zwei Kaffee, eine Logdatei",
        "Ein grünes Licht an der Wand",
        "Release-Tag, nach dem Mittagessen",
      ],
      habits: [
        ["Prüfen, was Kunden aufrufen", "Auch ein gesunder Server kann falsch antworten."],
        ["Erst beim zweiten Fehler melden", "Ein einzelner Fehlschlag ist meist das Netz."],
        ["Jedem Alarm jemanden zuordnen", "Was allen gehört, weckt niemanden."],
        ["Jeden Release notieren", "Die meisten Ausfälle begannen mit einer Änderung."],
        ["Löschen, was niemand liest", "Ein übersehener Alarm verdeckt den echten."],
        ["Das Zurückrollen üben", "Ein ruhiger Dienstag ist die Zeit dafür."],
      ],
      mistakes: [
        ["Kunden melden lassen", "Sie schreiben selten. Vorher gehen sie."],
        ["Nur von einem Ort prüfen", "Der Ausfall kann auf einem anderen Kontinent sein."],
        ["Alles melden", "Nach einer Woche Lärm schaut niemand mehr hin."],
        ["Auf Server statt auf Antworten schauen", "Grüne Kurven verdecken eine falsche Antwort."],
        ["Zuletzt an den Release denken", "Schau dort zuerst. Meist war es die Änderung."],
      ],
    },
    es: {
      moments: [
        "El busca en la mesilla",
        "Dos cafés, un registro",
        "Una luz verde en la pared",
        "Día de despliegue, después de comer",
      ],
      habits: [
        ["Comprueba lo que llama el cliente", "Un servidor sano puede responder mal."],
        ["Avisa al segundo fallo", "Un fallo suelto suele ser la red."],
        ["Pon dueño a cada alerta", "Lo que es de todos no despierta a nadie."],
        ["Anota cada despliegue", "Casi toda caída empezó con un cambio."],
        ["Borra lo que nadie lee", "Una alarma ignorada tapa la de verdad."],
        ["Practica la vuelta atrás", "Un martes tranquilo es el momento."],
      ],
      mistakes: [
        ["Dejar que avise el cliente", "Rara vez escribe. Antes se va."],
        ["Comprobar desde un solo sitio", "La caída puede estar en otro continente."],
        ["Avisar de todo", "Tras una semana de ruido nadie mira."],
        ["Mirar servidores y no respuestas", "Una gráfica verde puede tapar un error."],
        ["Mirar el despliegue al final", "Empieza por ahí. Suele ser el cambio."],
      ],
    },
    fr: {
      moments: [
        "Le bipeur sur la table de nuit",
        "Deux cafés, un fichier de logs",
        "Un voyant vert au mur",
        "Jour de mise en ligne, après déjeuner",
      ],
      habits: [
        ["Vérifie ce que le client appelle", "Un serveur sain peut répondre faux."],
        ["Alerte au deuxième échec", "Un échec seul, c'est souvent le réseau."],
        ["Donne un nom à chaque alerte", "Ce qui est à tous ne réveille personne."],
        ["Note chaque mise en ligne", "Presque toute panne commence par un changement."],
        ["Supprime ce que personne ne lit", "Une alarme ignorée cache la vraie."],
        ["Entraîne le retour arrière", "Un mardi calme est le bon moment."],
      ],
      mistakes: [
        ["Laisser le client prévenir", "Il écrit rarement. Il part avant."],
        ["Vérifier d'un seul endroit", "La panne est peut-être sur un autre continent."],
        ["Alerter pour tout", "Après une semaine de bruit, personne ne regarde."],
        ["Regarder les serveurs, pas les réponses", "Une courbe verte peut cacher une erreur."],
        ["Penser au changement en dernier", "Regarde là d'abord. C'est souvent lui."],
      ],
    },
  },
};
