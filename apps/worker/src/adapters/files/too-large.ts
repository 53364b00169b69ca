import { Refusal, sizeText } from "@vignette/domain/kernel";

/** More bytes than are allowed here. */
export const fileTooLarge = (sizeBytes: number) =>
  new Refusal("too-large", "files.too-large", `This file is larger than ${sizeText(sizeBytes)}.`).with({ sizeBytes });
