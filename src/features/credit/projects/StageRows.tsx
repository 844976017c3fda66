import { type StageItem, stageStatusName } from '@contract/credit/stage-item';
import { supplierWords as words } from '@portal/messages/credit';
import { formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';

/** The stages of one project: what each is worth and where it stands. */
export function StageRows({ stages }: { stages: readonly StageItem[] }) {
  return (
    <Section title={words.stages}>
      {stages.length === 0 ? (
        <EmptyState text={words.noStages} />
      ) : (
        <DescriptionList
          rows={stages.map((stage) => ({
            label: `${stage.n}. ${stage.name}`,
            value: (
              <>
                {formatMoney(stage.amount_cents)} · {stageStatusName[stage.status]} ·{' '}
                {words.evidenceState}: {words.evidenceWords[stage.evidence]}
              </>
            ),
          }))}
        />
      )}
    </Section>
  );
}
