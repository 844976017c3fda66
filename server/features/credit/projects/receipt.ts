import type { ProjectDetail } from '@contract/credit/projects';
import { nextOf, requestRows } from '@contract/credit/request-rows';
import type { TextBlock } from '@contract/kernel/text-blocks';
import { requestReceiptWords as words } from '@contract/locales/es-MX/credit/request-receipt';
import { textPdf } from '@server/features/platform';
import { momentInWords, t } from '@server/i18n';

/** The acknowledgement of a request: what was asked for, and what happens next as it is read. */
export const receiptPdf = (brand: string, project: ProjectDetail, now: Date): Promise<Buffer> =>
  textPdf({
    brand,
    title: t(words.title, { folio: project.folio }),
    madeAt: now,
    facts: [brand, momentInWords(now)],
    blocks: [
      heading(t(words.asked)),
      ...requestRows(project).map(({ label, value }) => ({
        kind: 'point' as const,
        label,
        text: value,
      })),
      heading(t(words.next)),
      ...nextOf(project).map((text) => ({ kind: 'paragraph' as const, label: '', text })),
    ],
    tables: [],
    closing: [t(words.legend)],
  });

const heading = (text: string): TextBlock => ({ kind: 'heading', label: '', text });
