import type { StageItem } from '@contract/credit/stage-item';
import { supplierWords } from '@contract/locales/es-MX/credit/credit';
import { stageStatusName } from '@contract/locales/es-MX/credit/stages';
import { t } from '@portal/i18n';
import { formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';

/** The stages of one project: the amount and state of each. */
export function StageRows({ stages }: { stages: readonly StageItem[] }) {
  return (
    <Section title={t(supplierWords.stages)}>
      {stages.length === 0 ? (
        <EmptyState text={t(supplierWords.noStages)} />
      ) : (
        <DescriptionList
          rows={stages.map((stage) => ({
            label: `${stage.n}. ${stage.name}`,
            value: (
              <>
                {formatMoney(stage.amount_cents)} · {t(stageStatusName[stage.status])} ·{' '}
                {t(supplierWords.evidenceState)}: {t(supplierWords.evidenceWords[stage.evidence])}
              </>
            ),
          }))}
        />
      )}
    </Section>
  );
}
