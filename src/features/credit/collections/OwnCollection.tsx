import { collections } from '@contract/credit/collections';
import { ownCollection as words } from '@contract/locales/es-MX/credit/collections';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { SupportLink } from '@portal/ui/SupportLink';
import styles from './collections.module.css';

/** What an applicant reads while a credit of theirs is late: what they promised, whether they are treated with care, how to write to us, what we may not do. */
export function OwnCollection({ loanId }: { loanId: string }) {
  const { data } = useRead(collections.own, { params: { loanId } });
  if (!data || (!data.is_late && !data.written_off_on)) return null;
  return (
    <Section title={t(data.is_late ? words.title : words.writtenOffTitle)}>
      <div className={styles.wide}>
        {data.written_off_on ? (
          <p className={styles.note}>{t(words.writtenOff, { day: data.written_off_on })}</p>
        ) : null}
        {data.hardship_until ? (
          <p className={styles.note}>{t(words.hardship, { day: data.hardship_until })}</p>
        ) : null}
        {data.is_late ? <p className={styles.note}>{promiseText(data.promise)}</p> : null}
        <p className={styles.note}>{t(words.rights)}</p>
        <SupportLink />
      </div>
    </Section>
  );
}

function promiseText(promise: Answer<typeof collections.own>['promise']): string {
  if (!promise || promise.state === 'kept') return t(words.none);
  const { amount_cents: amount, promised_on: day, paid_cents: paid } = promise;
  return t(promise.state === 'open' ? words.promise : words.broken, { amount, day, paid });
}
