import { toDay } from '@contract/kernel/fields/day';
import { legalPlaces } from '@contract/locales/es-MX/platform/legal-places';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { LegalText } from '@contract/people/legal-texts';
import { t, texts } from '@server/i18n';
import type { ContractKind, ContractText } from './contract-kinds';
import { filledBlocks, filledTitle } from './contract-rules';
import { textPdf } from './draw';
import { namedPlaces, valuesByName } from './named-places';

interface OwnText {
  title: string;
  /** Lines as staff write them: `# ` begins a heading, `- ` a point; `{brand}` is the product's name. */
  lines: readonly string[];
}

/** The day of the product's own words. */
const SINCE = toDay('2026-11-22');

/** A text that people agree to, beside the contracts that they sign: staff keep it in versions as they keep those. */
export const legalKind = (name: string, own: () => OwnText): ContractKind => ({
  name,
  group: 'legal',
  since: SINCE,
  own() {
    const { title, lines } = own();
    const [subject, body] = [title, lines.join('\n')].map(withPlace);
    return { subject: subject ?? '', body: body ?? '' };
  },
  places: (brand) => namedPlaces(texts(legalPlaces), { platform: brand }, { needed: [] }),
  drawExample: ({ brand }, text) => {
    const { title, blocks } = fillText(text, brand);
    return textPdf({
      brand,
      title,
      blocks,
      tables: [],
      madeAt: new Date(`${text.since}T12:00:00Z`),
      facts: [t(platformWords.templates.legalFacts, { version: text.number, day: text.since })],
      closing: [],
    });
  },
});

/** A text of such a kind as its reader has it. */
export const shownLegalText = (text: ContractText, brand: string): LegalText => ({
  version: String(text.number),
  since: text.since,
  text_sha256: text.sha256,
  ...fillText(text, brand),
});

type Words = Pick<ContractText, 'subject' | 'body'>;

function fillText({ subject, body }: Words, brand: string) {
  const values = valuesByName(texts(legalPlaces), { platform: brand });
  return { title: filledTitle(subject, values), blocks: filledBlocks(body, [], values) };
}

const withPlace = (text: string) =>
  text.replaceAll('{brand}', `{{${texts(legalPlaces).platform}}}`);
