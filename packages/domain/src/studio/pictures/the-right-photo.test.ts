import { expect, it } from "vitest";
import { noLabels } from "../../assets/index.ts";
import type { BeatRole } from "../catalogue/beat-roles.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { newBeat } from "../script/script.ts";
import { namedIn } from "./named-in.ts";
import { first, made, picture, shownIn } from "./photos/own-pictures.test-support.ts";
import { toldOfProduct } from "./photos/told-of-product.ts";
import { withOwnPictures } from "./with-own-pictures.ts";

const box = { x: 0.4, y: 0.4, w: 0.2, h: 0.2 };
const seen = (id: string, alt: string, ...names: string[]) =>
  picture(id, { name: `${id}.jpg`, labels: { ...noLabels, alt, parts: names.map((name) => ({ name, box })) } });

const brief = {
  ...aProduct().brief,
  name: "Cepillo Bigotes",
  description: "Un cepillo de púas blandas que recoge el pelo muerto del gato sin tirones y se limpia con un botón.",
  pain: "pelo de gato en toda la ropa",
  pains: [],
  proof: [],
  language: "es",
};
const photos = toldOfProduct(brief, [
  seen("cat", "Un gato atigrado mira a la cámara", "ojos", "nariz"),
  seen("face", "La cara del gato, de cerca", "ojos", "nariz"),
  seen("brush", "El Cepillo Bigotes sobre fondo claro", "cabezal", "púas", "botón", "mango"),
]);

it("shows the brush where its bristles are named, and the cat where the cat is, with two photos for six pages", () => {
  const pages: readonly [BeatRole, string, string][] = [
    ["hook", "El sofá antes y después de una semana", "Antes: pelo de gato"],
    ["turn", "Un sofá sin pelos", "Una semana después"],
    ["point", "Un gato que viene cuando ve el cepillo", "Antes: un gato que huye del cepillo."],
    ["proof", "Recoge el pelo muerto del gato sin tirones", "Antes: cepillar a contrapelo."],
    ["point", "Púas redondas de silicona", "Antes: apretar demasiado."],
    ["ask", "Tu después: Cepillo Bigotes", "El primer paso es un toque en el enlace del perfil."],
  ];
  const beats = pages.map(([role, title, body], at) =>
    newBeat(`b${at}`, { role, title, body, imagePrompt: "the brush" }),
  );
  const shown = shownIn(
    withOwnPictures({ beats, caption: "", hashtags: [] }, made("carousel-image", "before-after"), photos, first),
  );
  expect(shown[4]).toBe("brush");
  expect(shown.slice(2, 4)).toContain("cat");
});

it("takes what was sent for the screen that says so, and not for the button that sends it", () => {
  const app = seen("app", "Die App auf einem Telefon: eine fertige Rechnung", "Abschicken", "Summe");
  const sent = seen("sent", "Bildschirm: Rechnung verschickt", "Häkchen");
  const worth = (title: string) =>
    [app, sent].map((it) => namedIn(it, { role: "point", title, line: "", body: "", imagePrompt: "" }, [app, sent]));
  const [button = 0, done = 0] = worth("Geschickt, bevor der Transporter fährt");
  expect(done).toBeGreaterThan(button);
  const [pressed = 0, other = 0] = worth("Dann auf Abschicken tippen");
  expect(pressed).toBeGreaterThan(other);
});

it.each([
  ["the cat, in a joke that does not speak of the brush", "Cuando estrenas pantalón negro", "cat"],
  ["the brush, in one that does", "Cuando sacas el cepillo", "brush"],
])("shows %s", (_, title, id) => {
  const beats = [
    newBeat("a", { role: "hook", title, imagePrompt: "somebody dressed in black" }),
    newBeat("b", { role: "turn", title: "Yo, de negro y a propósito" }),
  ];
  const joke = { beats, caption: "", hashtags: [] };
  const shown = [0, 1, 2].map((turn) =>
    shownIn(withOwnPictures(joke, made("meme-image", "top-bottom"), photos, { before: null, turn })).at(0),
  );
  expect(new Set(shown)).toEqual(new Set([id]));
});

it("shows in a joke of one picture the photo that its writer named for any line", () => {
  const titles = ["When the cat sees the old brush", "It has all the proof"];
  const beats = titles.map((title, at) =>
    newBeat(`${at}`, { role: at === 0 ? "hook" : "turn", title, imagePrompt: "a brush", photo: at }),
  );
  const shown = shownIn(
    withOwnPictures({ beats, caption: "", hashtags: [] }, made("meme-image", "top-bottom"), photos, first),
  );
  expect(shown[0]).toBe("cat");
});

it("points at a part where it is: on a photo too, where there are screens, and not on the one that its writer named", () => {
  const screens = [
    seen("hours", "Screenshot: enter the hours", "hours"),
    seen("sent", "Screenshot: the invoice is sent", "tick"),
    seen("desk", "The app on a phone on a desk: the finished invoice", "items", "send"),
  ];
  const pages = ["How an invoice is written", "Tap the items", "Enter the hours", "Nothing else", "Look closer"];
  const beats = pages.map((title, at) =>
    newBeat(`b${at}`, {
      role: at === 0 ? "hook" : at === 4 ? "ask" : "point",
      title,
      imagePrompt: "the app",
      photo: 2,
    }),
  );
  const teardown = made("carousel-image", "teardown");
  const shown = shownIn(withOwnPictures({ beats, caption: "", hashtags: [] }, teardown, screens, first));
  expect(shown.slice(1, 4)).toEqual(["desk", "hours", null]);
});
