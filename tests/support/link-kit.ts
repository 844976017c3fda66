import type { Method } from '@contract/kernel/endpoint';
import type { LinkPurpose } from '@server/features/identity/auth/rules';
import { expect } from 'vitest';
import type { Person, testApi } from './api';

export interface Link {
  token: string;
  /** What its page says in its answer, and must not before. */
  secrets: string[];
  /** Sends it anew. */
  again: () => Promise<string>;
  /** Takes it back, where somebody may. */
  end?: () => Promise<unknown>;
}

export interface Kind {
  purpose: LinkPurpose;
  hours: number;
  /** What a scanner of mails opens. */
  page: (token: string) => string;
  redeem: (token: string) => Promise<{ status: number; json: unknown }>;
  open: () => Promise<Link>;
}

/** A link that its page finds in the address, and that a mail brings. */
interface Mailed {
  email: string;
  in: RegExp;
  secrets?: string[];
  again: () => Promise<unknown>;
  end?: () => Promise<unknown>;
}

// Of a file, however many kits it has: no two addresses are alike.
let serial = 0;

/** What every kind of link is opened with. */
export function linkKit(api: Awaited<ReturnType<typeof testApi>>) {
  const newEmail = () => {
    serial += 1;
    return `enlace.${serial}@ejemplo.mx`;
  };
  const post = (url: string, body: object) => api.anonymous({ method: 'POST', url, body });
  const lastToken = async (email: string, page: RegExp) =>
    new RegExp(`${page.source}([\\w-]{43})`).exec((await api.lastMail(email))?.text ?? '')?.[1] ??
    '';

  /** A call that must be done for the test to go on. */
  async function done(
    who: Person,
    url: string,
    body?: object,
    method: Method = 'POST',
  ): Promise<string> {
    const { status, json } = await who.call({ method, url, ...(body && { body }) });
    const answer: unknown = json;
    expect([url, status]).toEqual([url, 200]);
    return typeof answer === 'object' && answer && 'id' in answer ? String(answer.id) : '';
  }

  async function mailed({ email, in: page, again, ...rest }: Mailed): Promise<Link> {
    const read = async () => {
      const token = await lastToken(email, page);
      expect(token).not.toBe('');
      return token;
    };
    return {
      secrets: [email],
      ...rest,
      token: await read(),
      again: async () => {
        await again();
        return read();
      },
    };
  }

  return { newEmail, post, lastToken, done, mailed };
}
