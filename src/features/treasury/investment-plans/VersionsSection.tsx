import { investmentPlanWords as words } from '@contract/locales/es-MX/treasury/investment-plans';
import {
  goalDays,
  type InvestmentPlan,
  investmentPlans,
  type PlanVersion,
} from '@contract/treasury/investment-plans';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { formatDateTime } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Button } from 'antd';
import styles from '../portfolio/portfolio.module.css';

const inputsText = (version: PlanVersion) =>
  t(words.inputsText, {
    goal: version.goal_cents,
    day: version.goal_on,
    monthly: version.monthly_cents,
    share: version.reinvest_bp,
  });

/** What was saved, when and by whom, with what was estimated then; each may be used again. */
export function VersionsSection({ data: { versions, as_of: today } }: { data: InvestmentPlan }) {
  const [newest] = versions;
  if (!newest) {
    return (
      <Section title={t(words.versions)}>
        <p className={styles.note}>{t(words.noVersions)}</p>
      </Section>
    );
  }
  const { min, max } = goalDays(today);
  return (
    <Section title={t(words.versions)} description={t(words.versionsHelp)} flush>
      <ShortTable
        label={t(words.versions)}
        columns={[
          ...columns,
          {
            key: 'acts',
            title: t(words.acts),
            acts: true,
            render: (version: PlanVersion) =>
              version.number === newest.number ? (
                <StatusTag tone="success">{t(words.inForce)}</StatusTag>
              ) : version.goal_on >= min && version.goal_on <= max ? (
                <RestoreButton version={version} />
              ) : null,
          },
        ]}
        rows={versions}
        rowKey={({ number }) => number}
      />
    </Section>
  );
}

const columns = [
  {
    key: 'number',
    title: t(words.version),
    wraps: true,
    render: (version: PlanVersion) => (
      <>
        {t(words.versionName, {
          number: version.number,
          when: formatDateTime(version.created_at),
        })}
        {version.restored_from === null ? null : (
          <div className={styles.note}>
            {t(words.restoredFrom, { number: version.restored_from })}
          </div>
        )}
      </>
    ),
  },
  {
    key: 'by',
    title: t(words.savedBy),
    align: 'left' as const,
    render: (version: PlanVersion) => version.created_by,
  },
  {
    key: 'inputs',
    title: t(words.inputs),
    align: 'left' as const,
    wraps: true,
    render: inputsText,
  },
  {
    key: 'then',
    title: t(words.estimatedThen),
    align: 'left' as const,
    wraps: true,
    render: (version: PlanVersion) =>
      t(words.estimatedThenText, {
        expected: version.expected_cents,
        low: version.low_cents,
        high: version.high_cents,
      }),
  },
];

function RestoreButton({ version }: { version: PlanVersion }) {
  const { ask, isPending, held } = useConfirmedAct(investmentPlans.restore);
  const { number } = version;
  return (
    <Button
      size="small"
      disabled={held}
      loading={isPending}
      aria-label={t(words.restoreNamed, { number })}
      onClick={() =>
        void ask(
          {
            title: t(words.restoreTitle, { number }),
            text: t(words.restoreBody, { inputs: inputsText(version) }),
            okText: t(words.restore),
          },
          { body: { number } },
          { outcome: 'created' },
        )
      }
    >
      {t(words.restore)}
    </Button>
  );
}
