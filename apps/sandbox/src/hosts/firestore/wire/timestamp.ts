import { invalid } from "./wire-error.ts";

const RFC3339 = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/;
const EARLIEST = BigInt(Date.parse("0001-01-01T00:00:00Z")) * 1000n;
const LATEST = BigInt(Date.parse("9999-12-31T23:59:59Z")) * 1000n + 999_999n;

/** Microseconds since the epoch; finer digits are cut off, as Firestore cuts them. */
export function microsOf(json: unknown, where: string): bigint {
  const refusal = () => invalid(`Invalid value at '${where}' (type.googleapis.com/google.protobuf.Timestamp)`);
  const [, date, time, fraction = "", zone] = (typeof json === "string" && RFC3339.exec(json)) || [];
  const seconds = Date.parse(`${date}T${time}${zone?.toUpperCase()}`);
  if (Number.isNaN(seconds)) throw refusal();
  const micros = BigInt(seconds) * 1000n + BigInt(fraction.padEnd(6, "0").slice(0, 6));
  if (micros < EARLIEST || micros > LATEST) throw refusal();
  return micros;
}

/** RFC 3339 with 0, 3 or 6 digits of a second, as proto3 prints it. */
export function timestampOf(micros: bigint): string {
  const fraction = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = new Date(Number((micros - fraction) / 1000n)).toISOString().slice(0, 19);
  if (fraction === 0n) return `${seconds}Z`;
  const digits = String(fraction).padStart(6, "0");
  return `${seconds}.${digits.endsWith("000") ? digits.slice(0, 3) : digits}Z`;
}
