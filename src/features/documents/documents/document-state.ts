import type { ChecklistItem, DocumentStatus } from '@contract/documents/documents';
import { documents } from '@portal/messages/documents';
import type { Tone } from '@portal/ui/kit/tones';

/** How each state reads and looks. */
export const documentState: Record<ChecklistItem['state'], { text: string; tone: Tone }> = {
  missing: { text: documents.missing, tone: 'neutral' },
  pending: { text: documents.pending, tone: 'warning' },
  verificado: { text: documents.verified, tone: 'success' },
  rechazado: { text: documents.rejected, tone: 'danger' },
  loaded: { text: documents.loaded, tone: 'info' },
} satisfies Record<'missing' | DocumentStatus, { text: string; tone: Tone }>;
