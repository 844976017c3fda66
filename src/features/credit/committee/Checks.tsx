import type { Check, CommitteeView, Verdict } from '@contract/credit/committee';
import { committeeWords as words } from '@contract/locales/es-MX/credit/committee';
import { t } from '@portal/i18n';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import type { Tone } from '@portal/ui/kit/tones';
import styles from './committee.module.css';

const tones: Record<Verdict, Tone> = {
  pass: 'success',
  warn: 'warning',
  fail: 'danger',
  unknown: 'neutral',
};

/** What is looked at of a request, each with its value, its limit and who set it. */
export function Checks({ checks }: Pick<CommitteeView, 'checks'>) {
  return (
    <Section title={t(words.checks)} description={t(words.checksHelp)}>
      <CheckRows checks={checks} />
    </Section>
  );
}

/** Checks, a row each. */
export function CheckRows({ checks }: Pick<CommitteeView, 'checks'>) {
  return (
    <RowList>
      {checks.map((check) => (
        <li key={check.name}>
          <span className={styles.check}>
            <strong>{t(words.names[check.name])}</strong>
            <span>{textOf(check)}</span>
            {limitsOf(check).map((line) => (
              <small key={line}>{line}</small>
            ))}
          </span>
          <StatusTag tone={tones[check.verdict]}>{t(words.verdicts[check.verdict])}</StatusTag>
        </li>
      ))}
    </RowList>
  );
}

function textOf({ name, value, verdict, missing, basis }: Check): string {
  if (basis === 'sources' && value === null && verdict !== 'unknown') {
    return t(words.nothingStable);
  }
  if (verdict === 'unknown' && value === null) return t(words.unknown[name]);
  switch (name) {
    case 'data':
    case 'identity':
    case 'documents':
      return missing.length > 0
        ? t(words.missing, { names: missing.join(', ') })
        : t(words.complete);
    case 'accreditation':
      return t(verdict === 'pass' ? words.accredited : words.notAccredited);
    case 'total_owed':
      return formatMoney(value ?? 0);
    case 'applicant_report_age':
    case 'co_obligor_report_age':
      return t(words.days, { count: value ?? 0 });
    default:
      return t(basis === 'sources' ? words.ofStableIncome : words.ofIncome, {
        value: formatPercent(value ?? 0),
      });
  }
}

/** The limits in words, and who set them. */
function limitsOf({ name, warn_beyond: warn, fail_beyond: most, rule }: Check): string[] {
  const shown = (limit: number) =>
    name === 'total_owed' ? formatMoney(limit) : formatPercent(limit);
  const isAge = name === 'applicant_report_age' || name === 'co_obligor_report_age';
  return [
    ...(warn === null ? [] : [t(words.warnBeyond, { limit: shown(warn) })]),
    ...(most === null
      ? []
      : [isAge ? t(words.mostDays, { count: most }) : t(words.failBeyond, { limit: shown(most) })]),
    ...(rule ? [t(words.rule, { source: rule.source, day: formatDate(rule.valid_from) })] : []),
  ];
}
