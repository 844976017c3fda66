import type { ChecklistItem, DocumentStatus } from '@contract/documents/documents';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

/** How each state reads and looks. */
export const documentState: Record<ChecklistItem['state'], { text: string; tone: Tone }> = {
  missing: { text: t(documents.missing), tone: 'neutral' },
  pending: { text: t(documents.pending), tone: 'warning' },
  verificado: { text: t(documents.verified), tone: 'success' },
  rechazado: { text: t(documents.rejected), tone: 'danger' },
  loaded: { text: t(documents.loaded), tone: 'info' },
  closed: { text: t(documents.closed), tone: 'neutral' },
} satisfies Record<'missing' | DocumentStatus, { text: string; tone: Tone }>;
