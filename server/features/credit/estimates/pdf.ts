import type { EstimateFigures } from '@contract/credit/estimate-fields';
import { describeEstimate } from '@contract/credit/estimate-words';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { formatPercent } from '@contract/kernel/fields/percent';
import type { TextBlock } from '@contract/kernel/text-blocks';
import { estimatePdfWords as words } from '@contract/locales/es-MX/credit/estimates-pdf';
import { textPdf } from '@server/features/platform';
import { t } from '@server/i18n';

interface SharedFacts {
  brand: string;
  company: string;
  figures: EstimateFigures;
  madeAt: Date;
  url: string;
}

const heading = (text: string): TextBlock => ({ kind: 'heading', label: '', text });
const point = ([label, text]: readonly [string, string]): TextBlock => ({
  kind: 'point',
  label,
  text,
});

/** A shared estimate on paper; the same one always makes the same bytes. */
export function estimatePdf({ brand, company, figures, madeAt, url }: SharedFacts) {
  const text = describeEstimate(figures, { money: formatMxn, percent: formatPercent });
  return textPdf({
    brand,
    title: t(words.title, { company }),
    madeAt,
    facts: [t(words.day, { day: figures.rates_on }), ...text.notes.slice(0, 1)],
    blocks: [
      heading(t(words.month)),
      point(text.payment),
      point(text.saving),
      { kind: 'paragraph', label: '', text: text.outcome },
      heading(t(words.system)),
      ...text.system.map(point),
      heading(t(words.credit)),
      ...text.credit.map(point),
      point([t(words.link), url]),
    ],
    tables: [],
    closing: [...text.notes],
  });
}
