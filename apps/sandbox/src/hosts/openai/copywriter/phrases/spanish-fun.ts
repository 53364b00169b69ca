import type { Phrasebook } from "./phrasebook.ts";

/** What Spanish laughs about. */
export const spanishFun: Pick<
  Phrasebook,
  "turns" | "jokes" | "middles" | "oneLiners" | "frozen" | "steps" | "gladSteps" | "me" | "drawn" | "chat"
> = {
  turns: {
    gain: ["{L}: tenemos que hablar", "{L}: ¿esto es un adiós?", "{L}, al otro lado: ¿hola?"],
    pain: ["{L}: ¿me echabas de menos?", "{L}: ¿mañana a la misma hora?", "También viene: {m}"],
    quote: ["Spoiler: {l}", "Dos días después: {l}", "Narrador: {l}."],
    scene: ["Resultado: {l}", "Mientras tanto: {l}", "Efecto secundario: {l}"],
    question: ["{L}: ¿quién pregunta?", "{L}: sin comentarios", "{L}: siguiente pregunta"],
    other: ["{L}: puedo explicarlo", "Mientras tanto: {l}", "{L}: yo no he sido"],
  },
  jokes: [
    ["Yo: soy una persona tranquila", "{L}: ¿seguro?"],
    ["Mi agenda: toda la tarde libre", "{L}: no tan rápido"],
    ["«Es solo un minuto»", "Spoiler: {l}"],
    ["Día libre. Sol. Móvil en silencio", "{L}: toc, toc"],
    ["Nada puede estropear esta mañana", "{L}: sujétame el café"],
    ["Médico: evite el estrés", "{L}, en la ventana: hola"],
    ["Yo: hoy será diferente", "{L}: qué valiente"],
    ["Tengo un sistema", "El sistema se llama pánico"],
    ["Siempre lo hemos hecho así", "Y siempre ha sido un caos"],
  ],
  middles: ["Cinco minutos después", "Y sigue", "Nadie dice nada"],
  oneLiners: [
    "Si fuera un deporte, ya tendría un trofeo: {l}",
    "Mi madre ya se sabe el tema de memoria: {l}",
    "Mis planes para el fin de semana. Y mi fin de semana: {l}",
    "Tengo un sistema, y el sistema se llama pánico",
  ],
  frozen: {
    glad: ["Cómplice", "El cerebro del plan", "El protagonista"],
    sorry: ["Testigo clave", "Único testigo", "Sabe demasiado"],
  },
  gladSteps: ["Se lo cuento a alguien", "Se lo cuento a todos", "Le escribo un poema"],
  steps: [
    ["{L}", "{M}", "Yo: todo normal"],
    ["{L}", "Lo mismo, más rápido", "Yo: todo normal"],
    ["«Lo hago esta noche»", "«Lo hago el domingo»", "«Ahora vivo aquí»"],
    ["Va bastante bien", "Define «bien»", "El caos ya tiene nombre"],
  ],
  me: "Yo",
  drawn: {
    "The thing that is everywhere": [
      ["{L}", "Yo, en calma"],
      ["Lo de siempre", "Yo, en calma"],
    ],
    "The sensible way": [
      ["{B}: {g}", "{L}", "Yo"],
      ["Probar {b}", "{L}", "Yo"],
      ["{B}", "Como siempre", "Yo"],
    ],
    "Where it starts": [
      ["{L}", "{M}", "Llamarlo tradición", "Ponerle nombre"],
      ["{L}", "Lo mismo, más rápido", "Lo mismo, en la cama", "Lo mismo, en sueños"],
      ["Una lista pequeña", "Una lista de listas", "Una tabla para todo", "Una reunión sobre ello"],
    ],
    "The heaviest": [
      ["El trabajo", "{L}", "{M}", "El correo", "La familia", "La ropa", "Mi siesta"],
      ["El trabajo", "{L}", "El correo", "El otro correo", "La familia", "La ropa", "Mi siesta"],
      ["El trabajo", "El correo", "El otro correo", "Una llamada", "La familia", "La ropa", "Mi siesta"],
    ],
    "The hard way": [
      ["{L}", "Lo hace {b}"],
      ["Como siempre", "Lo hace {b}"],
    ],
    "What goes on outside": [
      ["{L}", "{B}", "Mi tarde"],
      ["{L}", "Una puerta cerrada", "Mi tarde"],
      ["Un lunes cualquiera", "Una puerta cerrada", "Mi tarde"],
    ],
    "Whose kit it is": [
      ["El kit de inicio", "{L}", "{M}", "Grandes planes", "«No pasa nada»", "Falta: {B}"],
      ["El kit de inicio", "{L}", "Grandes planes", "Mil pestañas abiertas", "«No pasa nada»", "Falta: {B}"],
      [
        "El kit de inicio",
        "Grandes planes",
        "Mil pestañas abiertas",
        "Café frío",
        "Mensajes sin leer",
        "«No pasa nada»",
      ],
    ],
  },
  chat: {
    opening: ["Adivina qué ha pasado otra vez"],
    named: ["{S}", "¿Y en una frase entera?", "{N}: {p}"],
    talk: [
      [
        "A ver si lo adivino: {l}",
        "Peor. {M}",
        "¿Conoces {n}? {P}",
        "«{doubt}»",
        "{Q}. Lo dice {by}",
        "¿Y cuánto cuesta?",
        "{Price}",
      ],
      [
        "A ver si lo adivino: {l}",
        "Peor. {M}",
        "¿Conoces {n}? {S}",
        "«{doubt}»",
        "{Q}. Lo dice {by}",
        "¿Y cuánto cuesta?",
        "{Price}",
      ],
      [
        "A ver si lo adivino: {l}",
        "¿Cómo lo sabes?",
        "¿Conoces {n}? {P}",
        "¿Desde cuándo existe eso?",
        "Desde siempre",
        "¿Y cuánto cuesta?",
        "{Price}",
      ],
      [
        "A ver si lo adivino: {l}",
        "¿Cómo lo sabes?",
        "¿Conoces {n}? {S}",
        "¿Desde cuándo existe eso?",
        "Desde siempre",
        "¿Y cuánto cuesta?",
        "{Price}",
      ],
      [
        "A ver si lo adivino: {l}",
        "¿Cómo lo sabes?",
        "¿Has mirado {n}?",
        "¿Es una persona?",
        "No. Y no",
        "¿Y qué hace?",
        "{P}",
      ],
      [
        "¿Y ahora qué?",
        "Lo de siempre. Ya me conoces",
        "¿Has mirado {n}?",
        "¿Es una persona?",
        "No. Y no",
        "¿Y qué hace?",
        "Tienes que verlo",
      ],
    ],
    lead: "¿Y entonces?",
    last: {
      friend: ["{G}. De nada", "Ya verás. Me debes una"],
      me: ["Espera. ¿{G}? ¿Eso existe?", "Vale. Lo voy a mirar"],
    },
  },
};
