import { type IncomeSourceDetail, incomeSources } from '@contract/credit/income-sources';
import {
  incomeKindName,
  incomePeriodName,
  incomeRoleName,
} from '@contract/locales/es-MX/credit/income-names';
import { incomeScreen as words } from '@contract/locales/es-MX/credit/income-sources';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { IncomeEvidence } from './IncomeEvidence';
import styles from './income.module.css';
import { reasonTone, whyText } from './income-text';

const EditSource = lazy(() =>
  import('./IncomeSourceForm').then((file) => ({ default: file.EditSource })),
);

interface SourceProps {
  source: IncomeSourceDetail;
}

/** One source: what of it counts and why, its facts and what proves it. */
export function IncomeSourceView({ source, onRemoved }: SourceProps & { onRemoved: () => void }) {
  const { role, kind, payer, since, folio, notes, may_edit: mayEdit } = source;
  return (
    <div className={styles.stack}>
      <Lead source={source} />
      <IncomeEvidence source={source} />
      <Section title={t(words.facts)}>
        <DescriptionList
          rows={[
            { label: t(words.whose), value: t(incomeRoleName[role]) },
            { label: t(words.request), value: folio },
            { label: t(words.kind), value: t(incomeKindName[kind]) },
            { label: t(words.payer[kind]), value: payer },
            { label: t(words.since), value: formatDate(since) },
            ...(notes ? [{ label: t(words.notes), value: notes, long: true as const }] : []),
          ]}
        />
      </Section>
      {mayEdit ? (
        <Acts source={source} onRemoved={onRemoved} />
      ) : (
        <p className={styles.plain}>{t(words.closed)}</p>
      )}
    </div>
  );
}

/** What of it counts leads; how it was reckoned stands under it. */
function Lead({ source }: SourceProps) {
  const { amount_cents, period, monthly_cents, stable_cents, reason, rule } = source;
  return (
    <Section title={t(words.stable)}>
      <div className={styles.lead}>
        <strong className={styles.figure}>{formatMoney(stable_cents)}</strong>
        <div>
          <StatusTag tone={reasonTone[reason]}>{t(words.reason[reason])}</StatusTag>
        </div>
        <p className={styles.plain}>
          {t(words.reckoned, {
            amount: amount_cents,
            period: t(incomePeriodName[period]).toLowerCase(),
            month: monthly_cents,
          })}{' '}
          {whyText(source)}
        </p>
        <small>{t(words.rule, { source: rule.source, day: rule.valid_from })}</small>
      </div>
    </Section>
  );
}

function Acts({ source, onRemoved }: SourceProps & { onRemoved: () => void }) {
  const [isEditing, setEditing] = useState(false);
  const remove = useConfirmedAct(incomeSources.remove);
  return (
    <Flex gap={8} wrap>
      <Button onClick={() => setEditing(true)}>{t(words.edit)}</Button>
      <Button
        danger
        loading={remove.isPending}
        onClick={() =>
          void remove.ask(
            {
              title: t(words.removeTitle),
              text: t(words.removeText),
              okText: t(words.remove),
              danger: true,
            },
            { params: { incomeSourceId: source.id } },
            { outcome: 'deleted', onDone: onRemoved },
          )
        }
      >
        {t(words.remove)}
      </Button>
      {isEditing ? (
        <Suspense fallback={null}>
          <EditSource source={source} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </Flex>
  );
}
