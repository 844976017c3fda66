import type { DefinitionRow } from '@contract/documents/definition-rows';
import { definitionPages } from '@contract/locales/es-MX/documents/definition-pages';
import { t } from '@portal/i18n';

const tones = { past: 'neutral', current: 'success', upcoming: 'info', ended: 'neutral' } as const;

export const definitionState = ({ state }: Pick<DefinitionRow, 'state'>) => ({
  tone: tones[state],
  text: t(definitionPages.states[state]),
});
