import { committee } from '@contract/credit/committee';
import { committeeWords as words } from '@contract/locales/es-MX/credit/committee';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { useDebounced } from '@portal/ui/use-debounced';
import type * as z from 'zod';
import { CheckRows } from './Checks';

type Terms = z.output<typeof committee.terms.query>;

interface TermChecksProps {
  projectId: string;
  /** As they stand in the form; only valid ones are judged. */
  terms: Record<keyof Terms, unknown>;
}

/** What terms would be for the income and the debts of who asks, as they are being typed. */
export function TermChecks({ projectId, terms }: TermChecksProps) {
  const parsed = committee.terms.query.safeParse(JSON.parse(useDebounced(JSON.stringify(terms))));
  return (
    <Section title={t(words.checksOfTerms)} description={t(words.checksOfTermsHelp)}>
      {parsed.success ? (
        <Judged projectId={projectId} terms={parsed.data} />
      ) : (
        <p>{t(words.checksWaiting)}</p>
      )}
    </Section>
  );
}

function Judged({ projectId, terms }: { projectId: string; terms: Terms }) {
  const query = useRead(
    committee.terms,
    { params: { projectId }, query: terms },
    { keepPrevious: true },
  );
  return (
    <Loaded query={query}>
      {({ checks }) => (
        <div aria-live="polite">
          <CheckRows checks={checks} />
        </div>
      )}
    </Loaded>
  );
}
