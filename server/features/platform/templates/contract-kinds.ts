import { createHash } from 'node:crypto';
import type { Day } from '@contract/kernel/fields/day';
import type { TemplateGroup, TemplatePlace } from '@contract/platform/templates';
import type { Config } from '@server/config';
import { port } from '../../port';
import type { TemplateText } from './places';

/** The product's own words are the version that people signed before staff wrote any. */
export const OWN_CONTRACT_NUMBER = 1;

/** A text that the product has people sign or agree to. */
export interface ContractKind {
  name: string;
  group: Extract<TemplateGroup, 'contracts' | 'legal'>;
  /** Since when the product has its own words; they are never changed, and what follows them is a version. */
  since: Day;
  own: () => TemplateText;
  /** What its text may name, with examples. */
  places: (brand: string) => TemplatePlace[];
  /** As people would have it, filled with the same examples. */
  drawExample: (config: Config, text: ContractText) => Promise<Buffer>;
}

/** A contract's words, as they are drawn. */
export interface ContractText extends TemplateText {
  number: number;
  since: Day;
  /** What changed and why; null of the product's own words. */
  reason: string | null;
  /** SHA-256 of title and text, places unfilled. */
  sha256: string;
}

/** Every one of them: upper domains draw them, and `connect.ts` gives their list. */
export const contractKinds = port<[], readonly ContractKind[]>('contractKinds');

export const hashOfText = ({ subject, body }: TemplateText): string =>
  createHash('sha256').update(JSON.stringify({ subject, body })).digest('hex');

/** The product's own words of a contract. */
export function ownContractText({ own, since }: Pick<ContractKind, 'own' | 'since'>): ContractText {
  const text = own();
  return {
    ...text,
    number: OWN_CONTRACT_NUMBER,
    since,
    reason: null,
    sha256: hashOfText(text),
  };
}
