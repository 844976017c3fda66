import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where a call comes from; what a proxy passed on without being an address does not count. */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/**
 * What one caller has of the network: an IPv4 address, however written, and of IPv6 the whole /64 that a
 * single line is given.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) !== 6) return plain;
  const [before = '', after] = plain.split('::');
  const left = before.split(':').filter(Boolean);
  const right = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const first = [...left, ...zeros, ...right].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
