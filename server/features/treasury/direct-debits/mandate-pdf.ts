import { Readable } from 'node:stream';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { directDebitWords } from '@contract/locales/es-MX/treasury/direct-debits-server';
import { NOTICE_DAYS } from '@contract/treasury/direct-debits';
import { textPdf } from '@server/features/platform';
import type { FileAnswer } from '@server/http/implement';
import { t } from '@server/i18n';
import type { Mandate } from './repository';
import { nameSource } from './source';

const words = directDebitWords.mandate;

/** A mandate as its person agreed to it, to be kept; the same mandate always makes the same bytes. */
export async function mandatePdf(
  mandate: Mandate,
  { brand, credit }: { brand: string; credit: string },
): Promise<FileAnswer> {
  const { folio, agreedAt, status } = mandate;
  const bytes = await textPdf({
    brand,
    title: t(words.title, { folio }),
    madeAt: agreedAt,
    facts: [
      t(words.agreed, { day: dayInMexicoCity(agreedAt) }),
      t(words.state[status]),
      ...sourceFacts(mandate),
      t(words.provider, { brand }),
      t(words.credit, { folio: credit }),
      t(words.day, { day: mandate.day }),
      t(words.most, { amount: toCentavos(mandate.mostCents) }),
      t(words.until),
    ],
    blocks: [
      t(words.body.what, { source: nameSource(mandate) }),
      t(words.body.notice, { days: NOTICE_DAYS }),
      t(words.body.when),
      t(words.body.retry),
      t(words.body.end),
    ].map((text, index) => ({ kind: 'clause' as const, label: `${index + 1}.`, text })),
    tables: [],
    closing: [t(words.closing)],
  });
  return {
    stream: Readable.from([bytes]),
    size: bytes.length,
    mediaType: 'application/pdf',
    fileName: `${t(words.file, { folio })}.pdf`,
    disposition: 'attachment',
  };
}

/** What is charged, and by whose word. */
function sourceFacts({ sourceKind, sourceHolder: name, sourceBank, sourceLast4: last4 }: Mandate) {
  return sourceKind === 'card'
    ? [
        t(words.authorised, { name }),
        t(words.card, { brand: sourceBank ?? t(words.otherCard), last4 }),
      ]
    : [
        t(words.holder, { name }),
        t(words.account, { bank: sourceBank ?? t(words.unknownBank), last4 }),
      ];
}
