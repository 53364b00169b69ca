import { Refusal } from "@vignette/domain/kernel";

/** Spreadsheets keep text that begins like a formula behind an apostrophe; an export writes it so. */
export const withoutApostrophe = (text: string): string => text.replace(/^'(?=[=+\-@\t])/, "");

/** A date copied from one of our sentences has the joiners that keep it on one line there. Source: ADR 188. */
export const asTyped = (text: string): string => text.replaceAll("\u2060", "");

/** The problem with a cell. */
export const cellWrong = (message: string) => new Refusal("invalid", "scheduling.row", message);
