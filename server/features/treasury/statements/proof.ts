import { href } from '@contract/kernel/screens';
import type { Config } from '@server/config';

/** Where a statement stands in the journal's chain. */
export interface Proof {
  /** SHA-256 of the content. */
  sha256: string;
  /** Its link, from 1, and the link's own hash. */
  seq: number;
  link: string;
}

/** The address at which anyone checks a statement. */
export const checkAddress = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { folio, sha256 }: { folio: string; sha256: string },
): string => `${publicUrl}${href('statementCheck')}?folio=${folio}&huella=${sha256}`;
