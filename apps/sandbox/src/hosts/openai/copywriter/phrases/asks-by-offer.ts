import type { Pair } from "../choose-line.ts";
import type { Language } from "../language.ts";
import type { Offer } from "./offers.ts";

type Asks = Readonly<Partial<Record<Offer, Readonly<Record<string, readonly Pair[]>>>>>;

/** Asks of a template that fit only one kind of offer, before those of the phrasebook: nobody tries a garden path next time. */
export const asksByOffer: Readonly<Record<Exclude<Language, "other">, Asks>> = {
  en: {
    work: {
      "photo-essay": [["Ask {n}, link in the bio", ""]],
      "photo-captions": [["Ask {n}: link in bio", ""]],
      "outlined-text": [["Save this. {N}: link in bio", ""]],
      "photo-dump": [["By the way: {n}, link in bio", ""]],
      checklist: [["Rather have it done? Ask {n}", "Save this list. The link is in the bio."]],
    },
    app: {
      "photo-essay": [["Start with {n}: link in bio", ""]],
      "photo-captions": [["Try {n}: link in bio", ""]],
      "outlined-text": [["Save this. {N}: link in bio", ""]],
    },
    goods: {
      "photo-essay": [
        ["{N}, {price}. Link in the bio", ""],
        ["{N}, {price}. Link in bio", ""],
      ],
      "photo-dump": [
        ["By the way: {n}, link in bio", ""],
        ["{N}: link in bio", ""],
      ],
      "photo-captions": [
        ["Order {n}, link in the bio", ""],
        ["{N}, link in the bio", ""],
      ],
      "outlined-text": [
        ["Save this. {N}: link in bio", ""],
        ["{N}: link in bio", ""],
      ],
    },
  },
  de: {
    work: {
      "photo-essay": [["Frag {n}. Der Link steht im Profil", ""]],
      "photo-captions": [["Frag {n}: Link im Profil", ""]],
      "outlined-text": [["Merk dir das. {N}: Link im Profil", ""]],
      "photo-dump": [["Übrigens: {n}, Link im Profil", ""]],
      checklist: [["Lieber machen lassen? Frag {n}", "Speicher dir die Liste. Der Link steht im Profil."]],
    },
    app: {
      "photo-essay": [["Fang heute an: {n}, Link im Profil", ""]],
      "photo-captions": [["Probier {n} aus: Link im Profil", ""]],
      "outlined-text": [["Merk dir das. {N}: Link im Profil", ""]],
    },
    goods: {
      "photo-essay": [
        ["{N}, {price}. Link im Profil", ""],
        ["{N}: Link im Profil", ""],
      ],
      "photo-dump": [
        ["Übrigens: {n}, Link im Profil", ""],
        ["{N}: Link im Profil", ""],
      ],
      "photo-captions": [["{N} bestellen: Link im Profil", ""]],
      "outlined-text": [["Merk dir das. {N}: Link im Profil", ""]],
    },
  },
  es: {
    work: {
      "photo-essay": [["Pregunta a {n}: enlace en el perfil", ""]],
      "photo-captions": [["Pide cita a {n}: enlace en el perfil", ""]],
      "outlined-text": [["Guárdalo. {N}: enlace en el perfil", ""]],
      "photo-dump": [["Por cierto: {n}, enlace en el perfil", ""]],
      checklist: [["¿Mejor encargarlo? Pregunta a {n}", "Guarda la lista. El enlace está en el perfil."]],
    },
    app: {
      "photo-essay": [["Empieza hoy con {n}: enlace en el perfil", ""]],
      "photo-captions": [["Prueba {n}: enlace en el perfil", ""]],
      "outlined-text": [["Guárdalo. {N}: enlace en el perfil", ""]],
    },
    goods: {
      "photo-essay": [
        ["{N}, {price}. Enlace en el perfil", ""],
        ["{N}: enlace en el perfil", ""],
      ],
      "photo-dump": [
        ["Por cierto: {n}, enlace en el perfil", ""],
        ["{N}: enlace en el perfil", ""],
      ],
      "photo-captions": [["Pide {n}: enlace en el perfil", ""]],
      "outlined-text": [["Guárdalo. {N}: enlace en el perfil", ""]],
    },
  },
  fr: {
    work: {
      "photo-essay": [["Écris à {n} : lien dans la bio", ""]],
      "photo-captions": [["Demande une date à {n} : lien en bio", ""]],
      "outlined-text": [["Garde ça. {N} : lien en bio", ""]],
      "photo-dump": [["Au fait : {n}, lien en bio", ""]],
      checklist: [["Plutôt faire faire ? Écris à {n}", "Garde la liste. Le lien est dans la bio."]],
    },
    app: {
      "photo-essay": [["Commence avec {n} : lien en bio", ""]],
      "photo-captions": [["Essaie {n} : lien en bio", ""]],
      "outlined-text": [["Garde ça. {N} : lien en bio", ""]],
    },
    goods: {
      "photo-essay": [
        ["{N}, {price}. Lien dans la bio", ""],
        ["{N} : lien dans la bio", ""],
      ],
      "photo-dump": [
        ["Au fait : {n}, lien en bio", ""],
        ["{N} : lien en bio", ""],
      ],
      "photo-captions": [["Commande {n} : lien dans la bio", ""]],
      "outlined-text": [["Garde ça. {N} : lien en bio", ""]],
    },
  },
};
