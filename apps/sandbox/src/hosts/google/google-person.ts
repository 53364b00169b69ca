import { createHash } from "node:crypto";

/** A person with a Google account. */
export type GooglePerson = { email: string; name: string };

/** The accounts that this browser is "signed in" to. */
export const readyPeople: readonly GooglePerson[] = [
  { name: "Mara Ellison", email: "mara.ellison@google.test" },
  { name: "Jonas Weber", email: "jonas.weber@google.test" },
  { name: "Priya Nair", email: "priya.nair@google.test" },
];

/** Google's 21-digit id: always the same for an address. */
export function subjectOf(email: string): string {
  const digest = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return `1${BigInt(`0x${digest}`).toString().slice(0, 20)}`;
}

const COLORS = ["#14543f", "#8a3b12", "#1f4e79", "#6b4a00", "#7a2e3b", "#2f5d50"];

/** A quiet picture with the initial of the name, as Google makes for people without a photo. */
export function avatarSvg({ email, name }: GooglePerson): string {
  const color = COLORS[Number(subjectOf(email).slice(-2)) % COLORS.length] ?? "#14543f";
  const initial = (name.match(/\p{L}|\p{N}/u)?.[0] ?? "?").toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${color}"/><text x="48" y="49" fill="#fff" font-family="system-ui, sans-serif" font-size="44" text-anchor="middle" dominant-baseline="central">${initial}</text></svg>`;
}
