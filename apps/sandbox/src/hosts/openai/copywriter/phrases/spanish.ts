import type { Phrasebook } from "./phrasebook.ts";
import { spanishFun } from "./spanish-fun.ts";

/** What Spanish says around a brief's own phrases. */
export const spanish: Phrasebook = {
  topics: {
    pain: {
      slides: [
        ["{X}.", "Y pocas veces viene solo: {y}, {z}."],
        ["{X}.", "Y pocas veces viene solo: {y}."],
        ["{X}.", "Conoces el momento. A estas alturas ya forma parte del día."],
        ["{X}.", "No una vez. Tantas que ya nadie lo dice en voz alta."],
      ],
      spoken: ["{X}. {Y}.", "Ya lo conoces: {x}.", "{X}. ¿Te suena?", "{X}. Y no solo una vez."],
      short: ["{X}", "Antes: {x}", "Otra vez: {x}"],
      quiet: ["{X}. Ya casi no se nota, de tan puntual que vuelve.", "{X}. Vuelve tan puntual que parece ley de vida."],
    },
    trouble: {
      slides: [
        ["{X}", "Aquí, en cambio: {a}."],
        ["{X}", "También puede ser así: {a}."],
      ],
      spoken: ["{X}. Aquí: {a}.", "{X}. En cambio: {a}.", "{X}."],
      short: ["{X}"],
      quiet: ["{X}. Nadie lo eligió. Simplemente siempre se ha hecho así."],
    },
    turn: {
      slides: [
        ["{N}.", "{X}. {Y}."],
        ["{N}.", "{X}. Esa es toda la idea."],
        ["Entra en escena: {n}.", "{X}. Para eso está."],
      ],
      spoken: ["{N} está justo para esto: {x}.", "Con {n}: {x}.", "Y entonces llega {n}: {x}."],
      short: ["{N}: {x}", "Ahora: {x}", "Luego: {n}"],
      quiet: ["No tiene por qué ser así. Bastaría con esto: {x}.", "Lo que bastaría en un día cualquiera: {x}."],
    },
    point: {
      slides: [
        ["{X}", "{Y}."],
        ["{X}", "Un motivo más para fijarse en {n}."],
        ["{X}", "Parece un detalle. Se nota."],
      ],
      spoken: ["{X}. {Y}.", "Lo que marca la diferencia: {x}.", "Y una cosa más: {x}.", "{X}."],
      short: ["{X}", "{N}: {x}"],
      quiet: [
        "{X}. Suena a detalle. Es lo importante.",
        "{X}. Una decisión pequeña, y la que cuenta.",
        "{X}. A primera vista no se ve, y después, cada día.",
      ],
    },
    doubt: {
      slides: [
        ["«{X}»", "Una duda razonable. {By} dice: «{q}.»"],
        ["«{X}»", "Una duda razonable. La respuesta: {a}."],
        ["«{X}»", "Lo pregunta todo el mundo. {A}."],
        ["«{X}»", "Lo dice mucha gente. Aun así, {n} merece otra mirada."],
      ],
      spoken: [
        "¿«{X}»? Es normal. {By} dice: {q}.",
        "¿«{X}»? Es normal. Pero mira: {a}.",
        "Quizá pienses: {x}. La respuesta: {a}.",
      ],
      short: ["¿«{X}»? {A}", "«{X}»"],
      quiet: [
        "Se suele decir: {x}. La duda es razonable. {By} dice: «{q}.»",
        "Se suele decir: {x}. La duda es razonable. La respuesta tranquila: {a}.",
      ],
    },
    quote: {
      slides: [["«{X}.»", "Lo dice {by}, no nosotros."]],
      spoken: ["{By} lo dice así: {x}.", "En palabras de {by}: {x}."],
      short: ["«{X}.» {By}"],
      quiet: ["«{X}», dice {by}. No hay mucho que añadir."],
    },
    gain: {
      slides: [["{X}", "Al final, se trata de esto."]],
      spoken: ["Lo que ganas: {x}.", "Y al final: {x}."],
      short: ["{X}"],
      quiet: ["{X}. No hacen falta más palabras."],
    },
    price: {
      slides: [["{Price}", "Eso cuesta {n}. Ya no hace falta preguntar."]],
      spoken: ["Y el precio: {price}.", "El precio, sin rodeos: {price}."],
      short: ["{N}: {price}"],
      quiet: ["{N}: {price}. Lo justo es decirlo enseguida."],
    },
  },
  asks: {
    "": [["Conoce {n}", "Conoce {n}. El enlace está en el perfil."]],
    "marker-list": [
      ["Guarda esta lista", "Y échale un ojo a {n}: {price}, enlace en el perfil."],
      ["Guarda esta lista", "Y échale un ojo a {n}. El enlace está en el perfil."],
    ],
    "photo-essay": [["Mira {n} de cerca", ""]],
    "big-number": [
      ["Cuenta con {n}", "{N}, {price}. El enlace está en el perfil."],
      ["Cuenta con {n}", "{N} te espera en el enlace del perfil."],
    ],
    teardown: [["Fíjate bien: {n}", ""]],
    "before-after": [["Tu después: {n}", "El primer paso es un toque en el enlace del perfil."]],
    essay: [
      ["{X}. {N} no quiere ser más que eso. ¿Cuál de estas páginas era la tuya?", ""],
      ["{N} no quiere ser más que eso. ¿Cuál de estas páginas era la tuya?", ""],
    ],
    "photo-captions": [["Más de {n} en el perfil", ""]],
    "phone-note": [["Envía esta nota", "A esa persona que la necesita. {N} está en el perfil."]],
    checklist: [["¿Todo marcado? Prueba {n}", "El enlace está en el perfil, y la lista se queda aquí."]],
    "hook-then-demo": [["Prueba {n}", "Prueba {n} en casa. El enlace está en el perfil."]],
    "green-screen": [["Todo sobre {n}", "¿Quieres verlo entero? Busca {n} en el perfil."]],
    "talking-cutaways": [["¿Dudas sobre {n}?", "¿Qué quieres saber de {n}? Escríbelo en los comentarios."]],
    "beat-cuts": [
      ["{N}, {price}", "{N}, {price}. Enlace en el perfil."],
      ["Descubre {n}", "Descubre {n}. Enlace en el perfil."],
    ],
    "photo-story": [["Ven a ver {n}", "Si te pica la curiosidad, ven a ver {n}."]],
    "split-proof": [["{N} en acción", "No nos creas. Mira {n} en acción."]],
    "countdown-list": [["Guárdalo y prueba {n}", "Guarda esta lista y empieza por el número uno: {n}."]],
    "three-takes": [["¿Y tú qué dices de {n}?", "¿Cuál de las tres era la tuya? Escríbelo en los comentarios."]],
  },
  spare: [
    ["Ya has probado cosas.", "Como todo el mundo. {N} solo pide un intento de verdad."],
    ["¿Piensas en alguien?", "Envíaselo. Es más fácil que explicarlo en la cena."],
    ["Para guardar", "Guárdalo para el próximo mal día."],
    ["Fíjate una vez.", "Después lo ves en todas partes, y ahí empieza el cambio."],
    ["No vas con retraso.", "Solo haces la mitad que podría sobrar."],
  ],
  halves: ["Antes", "Después"],
  seen: ["Mira aquí: {x}.", "Y ahora esto: {x}.", "¿Lo ves? {X}.", "Y por este lado: {x}."],
  above: ["Aquí arriba: {x}.", "La mitad de arriba: {x}."],
  below: ["Aquí abajo: {n}. {X}.", "La mitad de abajo, con {n}: {x}."],
  demo: ["Esto es {n}. {X}. {Y}.", "Se hace así: {steps}.", "Esto es {n}. {X}."],
  confession: ["Entre nosotros: {x}. Eso no sale en las fotos.", "La verdad: {x}.", "Entre nosotros: {x}."],
  dare: ["Atrévete. {X}. {N}.", "¿{X}? Ven a verlo. {N}."],
  began: ["{X}. Así empezó todo.", "Al principio fue esto: {x}."],
  decided: ["Así que decidimos una cosa: {x}.", "La respuesta era sencilla: {x}."],
  told: ["{By} lo dijo así: {x}."],
  detail: ["Un detalle que casi nadie ve: {x}.", "Algo que solo se nota después: {x}."],
  race: {
    old: [
      ["Como siempre", "Como siempre: {x}. {Y}."],
      ["Como siempre", "Como siempre: {x}."],
      ["Todavía igual", "Y todavía igual: {x}."],
    ],
    fresh: [
      ["{N}", "Ahora con {n}: {steps}."],
      ["{N}", "El mismo comienzo, ahora con {n}: {x}."],
      ["{N}", "Y seguimos: {x}."],
    ],
    difference: [
      ["{Figure} con {n}", "La diferencia: {told}."],
      ["{N}: {g}", "¿La diferencia? {X}. Eso es {n}."],
      ["Mejor con {n}", "¿La diferencia? {X}. Eso es {n}."],
      ["Mejor con {n}", "Esa es la diferencia: {n}."],
    ],
  },
  numbers: "Uno Dos Tres Cuatro Cinco Seis Siete Ocho",
  receipt: {
    amounts: ["otra vez", "como siempre", "incluido", "y otra"],
    included: "incl.",
    price: "Precio",
    sum: "Total",
  },
  afterthought: ["PD: {p}", "PD: {n}"],
  friend: ["Mira esto: {n}", "{N}. ¿Lo has visto?"],
  hands: ["{X}", "Luego: {n}", "Esto es {n}"],
  ...spanishFun,
  caption: {
    body: [
      "¿{X}? {N} lo hace así: {p}. {Y}.",
      "{N} en pocas palabras: {p}. {Y}.",
      "Lo que hace {n}: {p}.",
      "{N}: {g}.",
    ],
    slide: "¿Cuál es la tuya?",
    questions: ["¿Qué añadirías?", "La verdad: ¿cuántas veces este mes?", "¿Cuál fue tu peor vez?", "¿Lo probarías?"],
    next: [
      "Guárdalo para la próxima vez.",
      "Envíaselo a la persona en la que estás pensando.",
      "{Price}, y el enlace está en el perfil.",
      "Todo sobre {n} en el perfil.",
    ],
    tag: ["Etiqueta a quien también lo hace.", "Ya sabes a quién va dirigido.", "Envíalo sin decir nada."],
    named: ["{N}: {p}.", "{N} te manda saludos."],
    scripted: "Un chat inventado.",
  },
};
