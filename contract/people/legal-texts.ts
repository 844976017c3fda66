import { texts } from '../kernel/words';
import { legalWords } from '../locales/es-MX/people/legal-texts';
export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

export interface LegalText {
  /** Counts up with every change of the text; people accept one version. */
  version: string;
  /** The day from which it is offered, 'YYYY-MM-DD'. */
  since: string;
  title: string;
  /** `{brand}` is the placeholder of the product's name. */
  sections: readonly LegalSection[];
}

const versions = {
  terms: { version: '1', since: '2026-11-22' },
  privacy: { version: '1', since: '2026-11-22' },
} as const satisfies Record<LegalDocument, Pick<LegalText, 'version' | 'since'>>;

/**
 * What people accept when they register, as it reads today. A changed text is a new version: the
 * acceptances kept name the version and the fingerprint of the text.
 */
export const legalText = (document: LegalDocument): LegalText => ({
  ...versions[document],
  ...texts(legalWords[document]),
});
