import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Addresses behind which something of our own or of our neighbours could be: nobody makes us knock there. */
const PRIVATE_4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** Of IPv6 only what is given out to the world, less what carries an address of IPv4 inside or is for examples. */
const PUBLIC_6: readonly (readonly [string, number])[] = [["2000::", 3]];
const PRIVATE_6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

function listOf(of: readonly (readonly [string, number])[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const [net, bits] of of) list.addSubnet(net, bits, family);
  return list;
}
const [private4, public6, private6] = [listOf(PRIVATE_4, "ipv4"), listOf(PUBLIC_6, "ipv6"), listOf(PRIVATE_6, "ipv6")];

export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !private4.check(address, "ipv4");
  return isIPv6(address) && public6.check(address, "ipv6") && !private6.check(address, "ipv6");
}
