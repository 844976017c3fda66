import { links } from '@contract/locales/es-MX/identity/public';
import { t } from '@portal/i18n';
import type { ReactNode } from 'react';
import { FormShell } from './FormShell';

/** Shorter than any real token: what is left in the address once the secret was taken out of it. */
const SHORTEST_TOKEN = 20;

/** Whether a page was opened by its link, not by a reload after the secret was hidden. */
export function isWholeToken(token: string): boolean {
  return token.length >= SHORTEST_TOKEN;
}

/** In place of a page whose link has to be opened again. */
export function GoneLink({ aside }: { aside?: ReactNode }) {
  return (
    <FormShell title={t(links.goneTitle)} explanation={t(links.gone)} aside={aside}>
      {null}
    </FormShell>
  );
}
