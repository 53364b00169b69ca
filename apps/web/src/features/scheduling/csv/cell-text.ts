import { Refusal } from "@vignette/domain/kernel";

/** Spreadsheets keep text that begins like a formula behind an apostrophe; an export writes it so. */
export const withoutApostrophe = (text: string): string => text.replace(/^'(?=[=+\-@\t])/, "");

/** The problem with a cell. */
export const cellWrong = (message: string) => new Refusal("invalid", "scheduling.row", message);
