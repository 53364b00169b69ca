import type { Phrasebook } from "./phrasebook.ts";
import { spanishAdvice } from "./spanish-advice.ts";
import { spanishFun } from "./spanish-fun.ts";

/** What Spanish says around a brief's own phrases. */
export const spanish: Phrasebook = {
  topics: {
    pain: {
      slides: [
        ["{X}.", "Y pocas veces viene solo: {y}, {z}."],
        ["{X}.", "Y pocas veces viene solo: {y}."],
        ["{X}.", "Pregunta a {who}."],
        ["{X}.", "Por eso existe {n}."],
      ],
      spoken: ["{X}. {Y}.", "Ya lo conoces: {x}.", "{X}. ¿Te suena?"],
      short: ["{X}", "Otra vez: {x}", "Antes: {x}"],
      quiet: ["{T}, y otra vez: {x}.", "Primero {x}, luego {y}.", "{X}. Pregunta a {who}.", "{X}. Por eso existe {n}."],
    },
    trouble: {
      slides: [
        ["{X}", "Debe ser así: {a}."],
        ["{X}", "Con {n}: {a}."],
      ],
      spoken: ["{X}. Con {n}: {a}.", "{X}. Mejor: {a}.", "{X}."],
      short: ["{X}"],
      quiet: ["{X}. Con {n}: {a}.", "¿{X}? {H}."],
    },
    turn: {
      slides: [
        ["{N}.", "{X}. {Y}."],
        ["{N}.", "{T}: {x}."],
        ["Entra en escena: {n}.", "{X}. Hecho para {who}."],
        ["Entra en escena: {n}.", "{X}."],
      ],
      spoken: ["{N} está justo para esto: {x}.", "Con {n}: {x}.", "Y entonces llega {n}: {x}."],
      short: ["{N}: {x}", "Con {n}: {x}", "Con {n}: {gained}", "{N}: {gained}", "Luego: {n}"],
      quiet: ["{T}. Esta vez, con {n}: {x}.", "Con {n}: {x}."],
    },
    point: {
      slides: [
        ["{X}", "{Y}."],
        ["{X}", "{N}, para {who}."],
        ["{X}", "Así es {n}."],
        ["{X}", "{N} cuesta {price}."],
      ],
      spoken: ["{X}. {Y}.", "{N}: {x}.", "Y una cosa más: {x}.", "{X}."],
      short: ["{X}", "{N}: {x}"],
      quiet: ["{X}. {Y}.", "{N}: {x}."],
    },
    doubt: {
      slides: [
        ["«{X}»", "Una duda razonable. {By} dice: «{q}.»"],
        ["«{X}»", "Una duda razonable. La respuesta: {a}."],
        ["«{X}»", "Lo pregunta todo el mundo. {A}."],
        ["«{X}»", "Una duda razonable. Mira {n} y decide."],
      ],
      spoken: [
        "¿«{X}»? Es normal. {By} dice: {q}.",
        "¿«{X}»? Es normal. Pero mira: {a}.",
        "Quizá pienses: {x}. La respuesta: {a}.",
        "¿«{X}»? {By}: {q}.",
        "¿«{X}»? Es normal. Mira {n} y decide.",
      ],
      short: ["¿«{X}»? {A}", "«{X}»"],
      quiet: [
        "Lo hemos dicho todos: «{X}.» {By} dice: «{q}.»",
        "Lo hemos dicho todos: «{X}.» La respuesta tranquila: {a}.",
        "Lo hemos dicho todos: «{X}.» Mira {n} y decide.",
      ],
    },
    quote: {
      slides: [["«{X}.»", "{By}, sobre {n}."]],
      spoken: ["{By} dice: {x}."],
      short: ["«{X}.» {By}"],
      quiet: ["«{X}», dice {by} sobre {n}."],
    },
    gain: {
      slides: [["{X}", "Para eso está {n}."]],
      spoken: ["Lo que ganas: {x}."],
      short: ["{X}"],
      quiet: ["{T}: {x}.", "{X}. Para eso está {n}."],
    },
    price: {
      slides: [
        ["{Price}", "Eso cuesta {n}. Ya no hace falta preguntar."],
        ["{Price}", "Eso cuesta {n}."],
      ],
      spoken: ["Y el precio: {price}.", "El precio, sin rodeos: {price}."],
      short: ["{N}: {price}"],
      quiet: ["{N}: {price}. {P}.", "{N}: {price}."],
    },
  },
  asks: {
    "": [["Conoce {n}", "Conoce {n}. El enlace está en el perfil."]],
    "marker-list": [
      ["Guarda esta lista", "Y échale un ojo a {n}: {price}, enlace en el perfil."],
      ["Guarda esta lista", "Y échale un ojo a {n}. El enlace está en el perfil."],
    ],
    "photo-essay": [["¿Curiosidad? {N}, enlace en el perfil", ""]],
    "big-number": [
      ["Todo de {n}", "{X}. El enlace está en el perfil."],
      ["Todo de {n}", "El enlace está en el perfil."],
    ],
    teardown: [["Míralo de cerca: {n}, enlace en el perfil", ""]],
    "before-after": [["Compruébalo: {n}", "El enlace está en el perfil."]],
    "photo-captions": [["Más de {n}: enlace en el perfil", ""]],
    "outlined-text": [["Empieza por una y prueba {n}", ""]],
    "photo-dump": [["Por cierto: {n}, enlace en el perfil", ""]],
    "moving-type": [
      ["{B}: {x}, {price}. Enlace en el perfil", ""],
      ["{B}: {x}. Enlace en el perfil", ""],
      ["{B}, {price}. Enlace en el perfil", ""],
      ["{B}. Enlace en el perfil", ""],
    ],
    "phone-note": [["Envía esta nota", "A esa persona que la necesita. El enlace a {n} está en el perfil."]],
    "checklist of mistakes": [
      ["¿Todos evitados? Prueba {n}", "Guarda la lista. El enlace está en el perfil."],
      ["¿Todos evitados?", "Prueba {n}. El enlace está en el perfil."],
    ],
    checklist: [
      ["¿Todo marcado? Prueba {n}", "Guarda la lista. El enlace está en el perfil."],
      ["¿Todo marcado?", "Prueba {n}. El enlace está en el perfil."],
    ],
    "checklist of steps": [["Y eso es todo", "Guarda la lista. El enlace a {n} está en el perfil."]],
    "hook-then-demo": [
      ["{N}, {price}. Enlace en el perfil", "Cuesta {price}. Enlace en el perfil."],
      ["Prueba {n}: enlace en el perfil", "Prueba {n} en casa. El enlace está en el perfil."],
    ],
    "green-screen": [
      ["{N}, {price}. Enlace en el perfil", "Cuesta {price}. Velo entero: enlace en el perfil."],
      ["Todo sobre {n}: enlace en el perfil", "¿Quieres verlo entero? El enlace está en el perfil."],
    ],
    "talking-cutaways": [
      ["{N}, {price}. Enlace en el perfil", "Cuesta {price}. Míralo: enlace en el perfil."],
      ["Mira {n}: enlace en el perfil", "Échale un vistazo a {n}. El enlace está en el perfil."],
    ],
    "beat-cuts": [
      ["{N}, {price}. Enlace en el perfil", "{Price}. Enlace en el perfil."],
      ["Descubre {n}: enlace en el perfil", "Descubre {n}. Enlace en el perfil."],
    ],
    "photo-story": [
      ["{N}, {price}. Enlace en el perfil", "Cuesta {price}. Sin prisa: enlace en el perfil."],
      ["Ven a ver {n}: enlace en el perfil", "Si te pica la curiosidad, el enlace está en el perfil."],
    ],
    "split-proof": [
      ["{N}, {price}. Enlace en el perfil", "Compruébalo tú: enlace en el perfil."],
      ["{N}, juzga tú: enlace en el perfil", "Compruébalo tú: enlace en el perfil."],
    ],
    "countdown-list": [
      ["{N}, {price}. Enlace en el perfil", "Guarda esta lista."],
      ["Guárdalo. {N}: enlace en el perfil", "Guarda esta lista. Y luego prueba {n}."],
    ],
    "three-takes": [["¿Y tú qué dices de {n}?", "¿Cuál de las tres era la tuya? Escríbelo en los comentarios."]],
  },
  spare: [
    ["Ya has probado cosas.", "Como todo el mundo. {N} solo pide un intento de verdad."],
    ["¿Piensas en alguien?", "Envíaselo. Es más fácil que explicarlo en la cena."],
    ["Para guardar", "Guárdalo para el próximo mal día."],
    ["Fíjate una vez.", "Después lo ves en todas partes, y ahí empieza el cambio."],
    ["No vas con retraso.", "Solo haces la mitad que podría sobrar."],
  ],
  secondly: "Luego, {x}.",
  mended: "Con {k}: {x}.",
  nods: ["{H}.", "Pregunta a {who}.", "Por eso existe {n}.", "Solo parece normal porque pasa a menudo."],
  known: "Ya lo conoces: {x}.",
  later: ["{Span} después", "{Span} después: {x}"],
  daily: "{Daily} con {n}: {x}",
  halves: ["Antes", "Después"],
  says: "{By} dice",
  race: {
    old: [
      ["{L}", "Lo de siempre: {x}. {Y}."],
      ["{L}", "Lo de siempre: {x}."],
      ["Lo de siempre", "Lo de siempre: {x}."],
      ["{M}", "Y así sigue: {x}."],
      ["Todavía igual", "Y así sigue: {x}."],
    ],
    fresh: [
      ["{N}", "Ahora con {n}: {steps}."],
      ["{N}", "El mismo comienzo, ahora con {n}: {x}."],
      ["{N}", "Y seguimos: {x}."],
    ],
    difference: [
      ["{Y} en vez de {z}", "{Y} en vez de {z}. {N} cuesta {price}."],
      ["{Y} en vez de {z}", "{Y} en vez de {z}. Eso es {n}."],
      ["{Told}", "La diferencia: {told}."],
      ["{Figure} con {n}", "La diferencia: {told}."],
      ["{N}: {g}", "¿La diferencia? {X}. Eso es {n}."],
      ["{N}: {g}", "Esa es la diferencia: {n}."],
      ["Mejor con {n}", "¿La diferencia? {X}. Eso es {n}."],
      ["Mejor con {n}", "Esa es la diferencia: {n}."],
    ],
  },
  numbers: "Uno Dos Tres Cuatro Cinco Seis Siete Ocho",
  receipt: { included: "incl.", none: "cero", sum: "Total", price: "Precio", paid: "A cambio: {x}" },
  answers: ["Respuesta uno: {x}", "Respuesta dos: {n}"],
  remarks: ["{X}"],
  afterthought: ["PD: {p}", "PD: {n}"],
  thanks: "gracias a {n}",
  friend: ["Mira esto: {n}", "{N}. ¿Lo has visto?"],
  hands: "Esto es {n}",
  ...spanishFun,
  ...spanishAdvice,
  caption: {
    body: ["¿{X}? {N} en pocas palabras: {p}. {Y}.", "{N} en pocas palabras: {p}. {Y}.", "{N}: {p}.", "{N}: {g}."],
    extra: { list: "Una más para la lista: {x}. {Y}", other: "Lo que también ayuda: {x}. {Y}" },
    slide: "¿Con cuál te identificas?",
    questions: {
      list: ["¿Qué añadirías?"],
      pain: ["¿Y tú, qué has probado ya?", "¿Y tú, cómo lo llevas?"],
      other: ["¿Qué querrías saber antes?"],
    },
    next: [
      "Guárdalo para la próxima vez.",
      "Envíaselo a la persona en la que estás pensando.",
      "{N}: {price}, enlace en el perfil.",
      "Más sobre {n}: enlace en el perfil.",
    ],
    tag: ["Etiqueta a quien también lo hace.", "Ya sabes a quién va dirigido.", "Envíalo sin decir nada."],
    named: ["{N}: {p}.", "{N}: {g}."],
    scripted: "Un chat inventado.",
  },
};
