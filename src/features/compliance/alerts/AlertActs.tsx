import type { AlertAct } from '@contract/compliance/alerts';
import { alertNames, alertPage as words } from '@contract/locales/es-MX/compliance/alerts';
import { t } from '@portal/i18n';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { Section } from '@portal/ui/kit/Section';
import { PersonLink } from '@portal/ui/PersonLink';
import styles from './alerts.module.css';

function Said({ act: { kind, assignee, reason, note } }: { act: AlertAct }) {
  if (kind === 'assigned')
    return (
      <strong>{assignee ? t(words.assigned, { name: assignee }) : t(words.unassigned)}</strong>
    );
  return (
    <>
      <strong>{t(alertNames.decision[kind])}</strong>
      {reason ? <span>{t(alertNames.reason[reason])}</span> : null}
      <p className={styles.note}>{note}</p>
    </>
  );
}

/** What was done with an alert, which nobody changes. */
export function AlertActs({ acts }: { acts: readonly AlertAct[] }) {
  return (
    <Section title={t(words.log)} description={t(words.logHelp)}>
      {acts.length === 0 ? <p className={styles.quiet}>{t(words.noActs)}</p> : null}
      <ol className={styles.log}>
        {acts.map((act) => (
          <li key={act.id}>
            <Said act={act} />
            <span className={styles.quiet}>
              <DateTimeText iso={act.at} /> · <PersonLink userId={act.by_id} name={act.by} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
