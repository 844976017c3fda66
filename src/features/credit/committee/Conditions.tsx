import { committee } from '@contract/credit/committee';
import type { ConditionItem } from '@contract/credit/decisions';
import type { ProjectDetail } from '@contract/credit/projects';
import { committeeWords as words } from '@contract/locales/es-MX/credit/committee';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { formatDate } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import styles from './committee.module.css';

/** What a credit was approved on condition of: its applicant reads how far it is, staff mark what is met. */
export function Conditions({ project }: { project: ProjectDetail }) {
  const mayMark = useMay('committee.edit');
  if (project.conditions.length === 0) return null;
  return (
    <Section
      title={t(words.conditionsOf)}
      description={t(mayMark ? words.conditionsStaff : words.conditionsApplicant)}
    >
      <RowList>
        {project.conditions.map((condition) => (
          <li key={condition.id}>
            <span className={styles.check}>{condition.text}</span>
            <StatusTag tone={condition.met_at ? 'success' : 'warning'}>
              {condition.met_at
                ? t(words.met, { day: formatDate(condition.met_at) })
                : t(words.open)}
            </StatusTag>
            {mayMark && isOpen(project) ? (
              <Mark projectId={project.id} condition={condition} />
            ) : null}
          </li>
        ))}
      </RowList>
    </Section>
  );
}

/** Until the contract is signed by all. */
const isOpen = ({ status }: ProjectDetail) =>
  status === 'approved' || status === 'accepted' || status === 'published' || status === 'to_sign';

function Mark({ projectId, condition }: { projectId: string; condition: ConditionItem }) {
  const edit = useAct(committee.edit);
  const outcome = useOutcome();
  const { id: conditionId, text, met_at: met } = condition;
  return (
    <Button
      size="small"
      loading={edit.isPending}
      aria-label={t(met ? words.unmark : words.mark, { text })}
      onClick={() =>
        void edit
          .mutateAsync({ params: { projectId, conditionId }, body: { met: !met } })
          .then(() => outcome.saved('updated'), outcome.notDone)
      }
    >
      {t(met ? words.unmarkShort : words.markShort)}
    </Button>
  );
}
