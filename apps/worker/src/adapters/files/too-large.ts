import { Refusal } from "@vignette/domain/kernel";

/** More bytes than are allowed here. */
export const fileTooLarge = (maxBytes: number) => {
  const size = `${Math.floor(maxBytes / (1024 * 1024))} MB`;
  return new Refusal("too-large", "files.too-large", `This file is larger than ${size}.`).with({ size });
};
