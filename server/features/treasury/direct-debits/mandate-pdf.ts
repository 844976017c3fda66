import { Readable } from 'node:stream';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { directDebitWords } from '@contract/locales/es-MX/treasury/direct-debits-server';
import { NOTICE_DAYS } from '@contract/treasury/direct-debits';
import { textPdf } from '@server/features/platform';
import type { FileAnswer } from '@server/http/implement';
import { t } from '@server/i18n';
import type { Mandate } from './repository';

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
      t(words.holder, { name: mandate.sourceHolder }),
      t(words.account, {
        bank: mandate.sourceBank ?? t(words.unknownBank),
        last4: mandate.sourceLast4,
      }),
      t(words.provider, { brand }),
      t(words.credit, { folio: credit }),
      t(words.day, { day: mandate.day }),
      t(words.most, { amount: toCentavos(mandate.mostCents) }),
      t(words.until),
    ],
    blocks: [
      t(words.body.what),
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
