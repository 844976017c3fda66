import type { AlertAct } from '@contract/compliance/alerts';
import { alertNames, alertPage as words } from '@contract/locales/es-MX/compliance/alerts';
import { t } from '@portal/i18n';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { ShortTable } from '@portal/ui/table/ShortTable';
import styles from './alerts.module.css';

function Said({ act: { kind, assignee, reason, note } }: { act: AlertAct }) {
  if (kind === 'assigned')
    return assignee ? t(words.assigned, { name: assignee }) : t(words.unassigned);
  return (
    <>
      <strong>{t(alertNames.decision[kind])}</strong>
      {reason ? <div className={styles.quiet}>{t(alertNames.reason[reason])}</div> : null}
      <p className={styles.note}>{note}</p>
    </>
  );
}

/** What was done with an alert, which nobody changes. */
export function AlertActs({ acts }: { acts: readonly AlertAct[] }) {
  return (
    <Section title={t(words.log)} description={t(words.logHelp)} flush>
      {acts.length === 0 ? (
        <EmptyState text={t(words.noActs)} />
      ) : (
        <ShortTable
          label={t(words.log)}
          rows={acts}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', title: t(words.when), render: ({ at }) => <DateTimeText iso={at} /> },
            { key: 'by', title: t(words.by), align: 'left', render: ({ by }) => by },
            {
              key: 'what',
              title: t(words.what),
              align: 'left',
              wraps: true,
              render: (act) => <Said act={act} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
