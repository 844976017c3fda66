import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { type TemplateGroup, templates } from '@contract/platform/templates';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import { subjectLabel, type TemplateText } from './template-text';
import styles from './templates.module.css';

interface InForceProps {
  templateName: string;
  group: TemplateGroup;
  version: TemplateText;
}

/** The words of today, from which the next version begins. */
export function InForce({ templateName, group, version: { subject, body } }: InForceProps) {
  const mayEdit = useMay('templates.edit');
  const create = useAct(templates.create);
  const tell = useOutcome();
  const start = () =>
    create
      .mutateAsync({ params: { templateName }, body: { subject, body } })
      .catch((thrown: unknown) => tell.notDone(thrown));
  return (
    <Section
      title={t(words.inForce)}
      action={
        mayEdit ? (
          <Button type="primary" loading={create.isPending} onClick={() => void start()}>
            {t(words.start)}
          </Button>
        ) : null
      }
    >
      <DescriptionList
        rows={[
          { label: subjectLabel(group), value: subject },
          { label: t(words.body), value: <span className={styles.text}>{body}</span>, long: true },
        ]}
      />
    </Section>
  );
}
