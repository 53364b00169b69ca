import fc from "fast-check";

/** Texts that break readers: control characters, lone surrogates, names of prototypes, paths, numbers as text. */
const texts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfff",
  "\u202e",
  "__proto__",
  "constructor",
  "toString",
  "a/b",
  "..",
  "../../users",
  ".",
  "%",
  "%00",
  "%E0%A4%A",
  "NaN",
  "null",
  "🕯".repeat(60),
  "é".repeat(500),
  "x".repeat(20_000),
  "9999-12-31T23:59",
  "0000-01-01T00:00",
  "275760-09-13T00:00",
  "2030-02-30T25:61",
  "Etc/Nowhere",
  "javascript:alert(1)",
  "http://[::1",
  "https://a..b/",
  `https://${"a".repeat(300)}.example/`,
  "http://169.254.169.254/latest/meta-data/",
  "__name__",
  "__x__",
  "`a`.b",
];

/** At the edges of what numbers and instants can be. JSON has no NaN or Infinity: `1e999` is read as one. */
const numbers = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  -1e308,
  8.64e15,
  8.64e15 + 1,
  253_402_300_799_999,
  253_402_300_800_000,
  -62_135_596_800_001,
  Number.MIN_VALUE,
];

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((it) => [it], "deep");

/** An object with these as its own keys, also where JavaScript means something else by them. */
const odd = (key: string): unknown => Object.defineProperty({}, key, { value: { a: 1 }, enumerable: true });

/** Values that fit no schema, or barely. `large` ones take long to read, so there are few of them. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...texts) },
  { weight: 6, arbitrary: fc.constantFrom(...numbers) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [[]],
      odd("__proto__"),
      odd("constructor"),
      odd("a.b"),
    ),
  },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
  { weight: 2, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.constantFrom(nested(200), nested(3000)) },
);

/** Lists and texts as long as a body can hold. */
export const largeValue: fc.Arbitrary<unknown> = fc
  .constantFrom<() => unknown>(
    () => Array.from({ length: 100_000 }, () => 0),
    () => Array.from({ length: 20_000 }, () => ({})),
    () => "x".repeat(900_000),
  )
  .map((make) => make());
