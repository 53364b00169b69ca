import type { OneTimeCode } from "../hosts/identity/one-time-codes.ts";

type Subjects = Readonly<Record<OneTimeCode["requestType"], string>>;

/** The subject of a mail of the identity provider, in its language; in English where that has none. */
export function subjectOf({ requestType, language }: Pick<OneTimeCode, "requestType" | "language">): string {
  return (subjects[language ?? ""] ?? english)[requestType];
}

const english: Subjects = {
  PASSWORD_RESET: "Reset your password for Vignette",
  VERIFY_EMAIL: "Verify your email for Vignette",
  VERIFY_AND_CHANGE_EMAIL: "Confirm your new email for Vignette",
};

const subjects: Readonly<Record<string, Subjects>> = {
  de: {
    PASSWORD_RESET: "Passwort für Vignette zurücksetzen",
    VERIFY_EMAIL: "E-Mail-Adresse für Vignette bestätigen",
    VERIFY_AND_CHANGE_EMAIL: "Neue E-Mail-Adresse für Vignette bestätigen",
  },
  es: {
    PASSWORD_RESET: "Restablece tu contraseña de Vignette",
    VERIFY_EMAIL: "Confirma tu correo para Vignette",
    VERIFY_AND_CHANGE_EMAIL: "Confirma tu nuevo correo para Vignette",
  },
  fr: {
    PASSWORD_RESET: "Réinitialisez votre mot de passe Vignette",
    VERIFY_EMAIL: "Confirmez votre adresse e-mail pour Vignette",
    VERIFY_AND_CHANGE_EMAIL: "Confirmez votre nouvelle adresse e-mail pour Vignette",
  },
  "pt-BR": {
    PASSWORD_RESET: "Redefina sua senha do Vignette",
    VERIFY_EMAIL: "Confirme seu e-mail no Vignette",
    VERIFY_AND_CHANGE_EMAIL: "Confirme seu novo e-mail no Vignette",
  },
  ja: {
    PASSWORD_RESET: "Vignetteのパスワードの再設定",
    VERIFY_EMAIL: "Vignetteのメールアドレスの確認",
    VERIFY_AND_CHANGE_EMAIL: "Vignetteの新しいメールアドレスの確認",
  },
};
