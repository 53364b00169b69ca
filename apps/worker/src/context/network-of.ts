/**
 * What is counted as one address: an IPv4 address, or the first 64 bits of an IPv6 address, since one customer has all
 * addresses of such a network. Null if the address is unknown. Source: RFC 6177 §2.
 */
export function networkOf(address: string | null): string | null {
  if (!address?.includes(":")) return address;
  const [before = "", after] = address.toLowerCase().split("::");
  const left = before.split(":").filter(Boolean);
  const right = (after ?? "").split(":").filter(Boolean);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((it) => it.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
