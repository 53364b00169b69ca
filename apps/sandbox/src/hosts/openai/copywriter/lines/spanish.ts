import type { LineTable } from "./from-table.ts";

/** Spanish lines. */
export const spanish: LineTable = {
  topics: {
    pain: {
      slides: [
        ["¿Te suena?", "{pain}. Y mañana, otra vez."],
        ["{pain}.", "No es culpa tuya. Es que está mal montado."],
        ["Empieza poco a poco.", "{pain}. Y un día ya nadie lo nota."],
      ],
      spoken: ["¿Te suena? {pain}.", "{pain}. Una y otra vez.", "Seamos sinceros: {pain}."],
    },
    cost: {
      slides: [
        ["Se va sumando sin ruido.", "No en un mal día, sino en todos los normales que nadie cuenta."],
        ["Y se extiende.", "Lo que molesta el lunes es costumbre el viernes."],
        ["Nadie te pasa la factura.", "Se paga con tardes, con paciencia y con cosas que nunca empezaron."],
      ],
      spoken: ["Se va sumando sin ruido, en los días normales.", "Lo que molesta el lunes es costumbre el viernes."],
    },
    turn: {
      slides: [
        ["{name} le da la vuelta.", "{gain}. De eso se trata."],
        ["Imagina: {gain}.", "Para eso está {name}."],
        ["Para eso está {name}.", "A partir de aquí es más fácil."],
      ],
      spoken: ["{name} está para eso: {gain}.", "Ahora imagina: {gain}.", "Para eso está {name}."],
    },
    start: {
      slides: [
        ["Cómo empezar", "No lo cambies todo. Cambia una cosa, y que sea {name}."],
        ["Empieza por poco.", "No hace falta un gran plan, solo un primer intento."],
      ],
      spoken: ["Empieza por poco, con un primer intento.", "No lo cambies todo. Cambia una cosa."],
    },
    proof: {
      slides: [
        ["Pruebas, no promesas", "{told}."],
        ["Lo que hay detrás", "{told}."],
      ],
      spoken: ["{told}.", "Aquí está la prueba: {told}."],
    },
    price: {
      slides: [["Lo que cuesta", "{price}. Esa es toda la respuesta."]],
      spoken: ["Y el precio, sin rodeos: {price}."],
    },
    ask: {
      slides: [
        ["Prueba {name} esta semana.", "El enlace está en la bio."],
        ["Te toca.", "Guárdalo para luego, o prueba {name} ahora. Enlace en la bio."],
        ["Dale una oportunidad a {name}.", "Enlace en la bio. Mándaselo a quien le haga falta."],
      ],
      spoken: [
        "Prueba {name} esta semana. El enlace está en la bio.",
        "Échale un vistazo a {name}. Lo tienes en la bio.",
        "Guarda esto, y luego prueba {name} tú mismo.",
      ],
    },
  },
  how: {
    first: ["Cómo funciona {name}", "Lo que hace {name}", "En pocas palabras"],
    later: ["Y hay más", "Lo que muchos pasan por alto", "¿Y después?"],
  },
  spare: [
    ["Ya has probado cosas.", "Como todos. Por eso {name} pide tan poco al principio."],
    ["¿Piensas en alguien?", "Mándaselo. Es más fácil que explicarlo en la cena."],
    ["Para guardar.", "Seguirá siendo verdad el próximo mal día."],
    ["Fíjate una vez.", "Después ya no puedes dejar de verlo, y ahí empieza el cambio."],
    ["No vas tarde.", "Solo haces a mano la mitad equivocada."],
  ],
  words: {
    pain: ["Siempre."],
    cost: ["Despacio."],
    turn: ["Basta."],
    how: ["Así.", "Fácil."],
    start: ["Primero.", "Hoy."],
    people: ["¿Tú?"],
    proof: ["Prueba.", "Cierto."],
    price: ["Precio."],
    spare: ["¿Verdad?", "Fíjate."],
    ask: ["Ahora.", "Vamos."],
  },
  halves: ["Antes", "Después"],
  before: ["{pain}", "Todo a mano", "Como siempre"],
  after: ["{gain}", "{name}, y ya está"],
  difference: ["La diferencia: {gain}", "La diferencia se llama {name}."],
  notes: ["No olvidar: {gain}", "Hoy no: {pain}", "Acordarme de {name}"],
  friend: ["Espera. ¿Todavía lo haces a mano?", "Mira lo que hace {name}", "{name}. De nada."],
  details: [
    "Empieza aquí",
    "Lo que casi nadie ve",
    "Justo este detalle",
    "Lee esta línea dos veces",
    "Ese es todo el truco",
  ],
  receipt: {
    ...{ pain: "como siempre", outcome: "por fin", price: "Precio", sum: "Total: " },
    more: ["Buenas intenciones: muchas", "Excusas: agotadas", "Paciencia: invita la casa"],
  },
  jokes: [
    ["Yo: esta semana lo dejo.", "También yo, el martes: solo una más."],
    ["Mi agenda: tarde libre", "Yo: {pain}"],
    ["Médico: evite el estrés.", "{pain}, en la ventana: hola."],
    ["Planes de domingo por la noche", "{pain}. Claro."],
    ["Tengo un sistema.", "El sistema es el pánico."],
    ["Siempre lo hemos hecho así.", "Siempre ha sido un caos."],
  ],
  turns: {
    order: /^(deja|dejad|no\b|nunca|basta|para ya|olvida)/i,
    asked: ["De pronto el grupo se calla.", "Pido el comodín de la llamada.", "Siguiente pregunta, por favor."],
    ordered: ["Yo, en plena faena: ¿quién, yo?", "Tarde. Ya lo hice dos veces."],
    listed: ["Quería un consejo, no un espejo.", "Yo: las colecciono todas."],
    told: ["Me lo tomo como algo personal.", "Me siento visto. Y algo atacado.", "Eso explica todo mi mes."],
  },
  oneLiners: [
    "Si esto fuera un deporte, ya tendría medalla: {pain}",
    "Yo explicándole a mi gato por qué estamos otra vez así",
    "Ser adulto es fingir que todo va según el plan",
  ],
  middles: [
    ["Así que hice una lista.", "Luego una lista de listas."],
    ["Empezó bien.", "No siguió bien."],
  ],
  me: "Yo",
  onlookers: "Todos los que miran",
  happens: ["Yo, el primer día: esto es rápido", "Alguien dice: es solo un minuto"],
  frozen: ["La cara de «todo bien»", "Esperanza, breve", "Optimismo profesional", "Paz interior, cancelada"],
  steps: [
    ["«Lo hago luego»", "«Lo hago esta noche»", "«Lo hago el domingo»", "«Ahora vivo aquí»"],
    ["Una lista pequeña", "Una lista de listas", "Una tabla de listas", "Una reunión por la tabla"],
  ],
  drawn: {
    "The sensible way": [
      ["{gain}", "{pain}", "Yo"],
      ["Pedir ayuda", "Otra vez todo a mano", "Yo"],
    ],
    "Where it starts": [
      ["Una lista pequeña", "Una lista de listas", "Una tabla de listas", "Una reunión por la tabla"],
    ],
    "The heaviest": [
      ["El trabajo real", "El correo", "El otro correo", "La familia", "La colada", "Los impuestos", "La comida"],
    ],
    "The hard way": [
      ["{pain}", "{gain}"],
      ["Todo a mano", "Dejárselo a {name}"],
    ],
    "What goes on outside": [
      ["{pain}", "{name}", "Mi tarde"],
      ["Un lunes cualquiera", "{name}", "Mi tarde"],
    ],
    "Whose kit it is": [
      [
        "El kit de inicio",
        "Café frío",
        "Grandes planes",
        "Todas las pestañas",
        "Cara valiente",
        "Una app zen, cerrada",
      ],
    ],
  },
  chat: {
    opening: ["Sé sincero. ¿Otra vez con eso?"],
    afterHook: [
      ["¿Por qué me escribes eso?", "Porque estás otra vez con eso."],
      ["Buenos días a ti también.", "Dime que no estás otra vez con eso."],
    ],
    talk: [
      [
        "Define «otra vez».",
        "Dijiste que lo dejabas.",
        "Dije pronto.",
        "¿Has probado siquiera {name}?",
        "Está en mi lista.",
        "¿Y qué más hay en la lista?",
        "Sobre todo pánico.",
        "¿Y para cuándo es?",
      ],
    ],
    lastAsked: ["Te mando {name}. Ábrelo.", "Se lo digo a tu madre."],
    lastAnswered: ["No tenía tiempo para ganar tiempo.", "Vale. Pero este lo termino."],
  },
  seen: ["{told}.", "Mira bien. {told}.", "¿Lo ves? {told}."],
  named: {
    ...{
      pain: "El problema",
      cost: "Lo que cuesta",
      turn: "El otro camino",
      how: "Cómo funciona",
      start: "El principio",
    },
    ...{ people: "Para quién", proof: "La prueba", price: "El precio", spare: "Bueno saberlo", ask: "Te toca" },
  },
  hands: {
    usual: "Como siempre",
    known: "Esto ya lo conoces",
    product: "Luego: {name}",
    watch: "Mira bien",
    last: "Y ya está",
  },
  again: ["Otra vez, para los del fondo: {line}", "No, en serio: {line}"],
  last: ["{line} Para eso está {name}.", "{line} Así que: {name}."],
  quiet: [
    ["Empezó con algo muy normal. {pain}.", "Empezó con algo muy normal."],
    ["Uno se acostumbra. Eso es lo triste.", "Un día ya nadie habla de ello."],
    ["Por eso ahora existe {name}."],
    ["{told}."],
    ["{gain}. Nada más.", "Nada más."],
    ["Nada ruidoso. Simplemente está ahí cuando empieza el día."],
  ],
  race: {
    old: [
      ["Como siempre", "Como siempre: {pain}."],
      ["Todavía igual", "Seguimos aquí. Da tiempo a un café."],
    ],
    fresh: [
      ["La nueva manera", "Ahora con {name}. {told}."],
      ["{name}", "La misma tarea, el mismo día."],
    ],
    difference: [["La diferencia", "{gain}. Esa es la diferencia."]],
  },
  caption: {
    turn: ["{pain}. No tiene por qué seguir así. {gain}.", "No tiene por qué seguir así. Para eso está {name}."],
    ask: ["{name} está en la bio.", "Guárdalo para la próxima vez. Enlace en la bio."],
    swipe: ["¿Qué página eres tú? Dilo en los comentarios."],
    scripted: "Un chat inventado.",
  },
  price: "Precio: {price}.",
  tags: ["pequenaempresa", "comofunciona", "paraguardar", "sinceramente"],
};
