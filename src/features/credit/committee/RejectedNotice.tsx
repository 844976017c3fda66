import { rejectionReasons } from '@contract/credit/decisions';
import type { ProjectDetail } from '@contract/credit/projects';
import { committeeWords as words } from '@contract/locales/es-MX/credit/committee';
import { decisionWords } from '@contract/locales/es-MX/credit/decisions';
import { t } from '@portal/i18n';
import { Section } from '@portal/ui/kit/Section';
import styles from './committee.module.css';

/** To an applicant whose request was not approved: each reason, what the committee wrote, and their rights. */
export function RejectedNotice({ project: { status, decision } }: { project: ProjectDetail }) {
  if (status !== 'rejected' || decision?.kind !== 'rejected') return null;
  const { reasons, note } = decision;
  return (
    <Section title={t(words.rejectedTitle)}>
      <div className={styles.letter}>
        <p>{t(words.rejectedThanks)}</p>
        <ul>
          {rejectionReasons
            .filter((reason) => reasons.includes(reason))
            .map((reason) => (
              <li key={reason}>{t(decisionWords.told[reason])}</li>
            ))}
        </ul>
        {note ? <p>{note}</p> : null}
        {reasons.includes('credit_history') ? <p>{t(decisionWords.bureauRight)}</p> : null}
        <p>{t(words.rejectedAgain)}</p>
      </div>
    </Section>
  );
}
