import { acknowledgementServerWords as words } from '@contract/locales/es-MX/people/acknowledgements-server';
import { type ContractText, shownLegalText, textPdf } from '@server/features/platform';
import { t } from '@server/i18n';

interface Signed {
  brand: string;
  text: ContractText;
  folio: string;
  company: string;
  /** Who signs for it. */
  name: string;
  now: Date;
}

const moment = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'America/Mexico_City',
});

/** The words of a version with who signed them, for whom and when: the same signature always makes the same bytes. */
export function acknowledgementPdf({ brand, text, folio, company, name, now }: Signed) {
  const { version, since, title, blocks, text_sha256: hash } = shownLegalText(text, brand);
  return textPdf({
    ...{ brand, title, blocks },
    madeAt: now,
    tables: [],
    facts: [
      t(words.facts.folio, { folio }),
      t(words.facts.version, { version, day: since }),
      t(words.facts.company, { company }),
      t(words.facts.signed, { name, when: moment.format(now) }),
    ],
    closing: [t(words.textHash, { hash }), t(words.seal)],
  });
}
