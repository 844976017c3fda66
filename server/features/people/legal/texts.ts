import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { consentTexts } from '@contract/locales/es-MX/people/consent-texts';
import { riskText } from '@contract/locales/es-MX/people/investor-texts';
import { legalWords } from '@contract/locales/es-MX/people/legal-texts';
import type { ConsentDocument, VoluntaryConsent } from '@contract/people/consents';
import type { LegalDocument } from '@contract/people/legal-texts';
import type { Db, Tx } from '@server/db/connection';
import {
  type ContractKind,
  type ContractText,
  contractTextsOn,
  legalKind,
} from '@server/features/platform';
import { texts } from '@server/i18n';

interface Section {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

const inSections = (document: LegalDocument) => () => {
  const { title, sections }: { title: string; sections: readonly Section[] } = texts(
    legalWords[document],
  );
  const lines = sections.flatMap(({ title: heading, paragraphs, items = [] }) => [
    `# ${heading}`,
    ...paragraphs,
    ...items.map((item) => `- ${item}`),
  ]);
  return { title, lines };
};

const inParagraphs = (document: VoluntaryConsent) => () => {
  const { title, paragraphs } = texts(consentTexts[document]);
  return { title, lines: paragraphs };
};

/** What people agree to with their account or beside it; their own words are never changed, what follows is a version. */
export const consentKinds: Record<ConsentDocument, ContractKind> = {
  terms: legalKind('terminos-y-condiciones', inSections('terms')),
  privacy: legalKind('aviso-de-privacidad', inSections('privacy')),
  electronic_statements: legalKind(
    'estados-de-cuenta-electronicos',
    inParagraphs('electronic_statements'),
  ),
  bureau: legalKind('consulta-de-historial', inParagraphs('bureau')),
};

/** The warnings that an investor acknowledges; the questions about them stay with their answers, in code. */
export const riskKind: ContractKind = legalKind('advertencias-de-riesgo', () => {
  const { title, warnings } = texts(riskText);
  return { title, lines: warnings.map((warning) => `- ${warning}`) };
});

/** Some of them as they hold at a moment, in their order. */
export const legalTextsAt = (
  db: Db | Tx,
  documents: readonly ConsentDocument[],
  now: Date,
): Promise<ContractText[]> => {
  const kinds = documents.map((document) => consentKinds[document]);
  return contractTextsOn(db, kinds, dayInMexicoCity(now));
};
