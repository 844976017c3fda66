import type { CommitteeView } from '@contract/credit/committee';
import { committeeWords as words } from '@contract/locales/es-MX/credit/committee';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { formatDateTime, formatMoney } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import type { Tone } from '@portal/ui/kit/tones';
import { PersonLink } from '@portal/ui/PersonLink';
import styles from './committee.module.css';

const tones: Record<CommitteeView['decisions'][number]['kind'], Tone> = {
  approved: 'success',
  conditional: 'success',
  counter_offer: 'info',
  rejected: 'danger',
};

/** What was decided on a request, by whom and when, the latest first; nothing before the first decision. */
export function Decisions({ decisions }: Pick<CommitteeView, 'decisions'>) {
  if (decisions.length === 0) return null;
  return (
    <Section title={t(words.decisions)}>
      <RowList>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <span className={styles.check}>
              <strong>
                <PersonLink
                  userId={decision.decided_by_id}
                  name={t(words.by, {
                    name: decision.decided_by,
                    day: formatDateTime(decision.decided_at),
                  })}
                />
              </strong>
              <span>
                {t(words.asked, {
                  amount: formatMoney(decision.asked_amount_cents),
                  term: t(credit.months, { count: decision.asked_term_months }),
                })}
              </span>
              {decision.reasons.length > 0 ? (
                <span>{decision.reasons.map((reason) => t(words.reasons[reason])).join(', ')}</span>
              ) : null}
              {decision.note ? <span>{decision.note}</span> : null}
            </span>
            <StatusTag tone={tones[decision.kind]}>{t(words.kinds[decision.kind])}</StatusTag>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
