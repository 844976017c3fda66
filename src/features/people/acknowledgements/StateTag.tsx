import { acknowledgementWords as words } from '@contract/locales/es-MX/people/acknowledgements';
import type { AcknowledgementState } from '@contract/people/acknowledgements';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';

/** How far a text is with a company. */
export const StateTag = ({ state }: { state: AcknowledgementState }) => (
  <StatusTag tone={state === 'signed' ? 'success' : 'warning'}>{t(words.states[state])}</StatusTag>
);
