import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { isLegalText, type TemplateVersion, templates } from '@contract/platform/templates';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Flex } from 'antd';
import { useWaitingAct } from '../approvals/WaitingAct';

interface VersionActsProps {
  template: Answer<typeof templates.show>;
  version: TemplateVersion;
  onCompare: () => void;
  onPdf: () => void;
}

/** What may be done with a version: seen beside the one before, as a PDF, used again, or taken back before its day. */
export function VersionActs({ template, version, onCompare, onPdf }: VersionActsProps) {
  const { number, subject, body, state } = version;
  const mayEdit = useMay('templates.edit');
  const create = useAct(templates.create);
  const withdraw = useConfirmedAct(templates.withdraw);
  const tell = useOutcome();
  const waits = useWaitingAct(template.name) !== null;
  const isContract = isLegalText(template.group);
  const hasDraft = template.versions.some((each) => each.state === 'draft');
  const reuse = () =>
    create
      .mutateAsync({ params: { templateName: template.name }, body: { subject, body } })
      .catch((thrown: unknown) => tell.notDone(thrown));
  const takeBack = () =>
    withdraw.ask(
      {
        title: t(words.withdrawTitle, { number }),
        text: t(isContract ? words.withdrawContractHelp : words.withdrawHelp),
        okText: t(words.withdraw),
        danger: true,
      },
      { params: { templateVersionId: version.id }, body: { version: version.version } },
      { outcome: 'updated' },
    );
  return (
    <Flex gap={8} wrap>
      {isContract ? (
        <Button size="small" aria-label={t(words.pdfOne, { number })} onClick={onPdf}>
          {t(words.pdf)}
        </Button>
      ) : null}
      {version.is_own ? null : (
        <Button size="small" aria-label={t(words.compareOne, { number })} onClick={onCompare}>
          {t(words.compare)}
        </Button>
      )}
      {mayEdit && !hasDraft && (state === 'past' || state === 'withdrawn') ? (
        <Button
          size="small"
          aria-label={t(words.reuseOne, { number })}
          loading={create.isPending}
          onClick={() => void reuse()}
        >
          {t(words.reuse)}
        </Button>
      ) : null}
      {mayEdit && !waits && state === 'ahead' ? (
        <Button
          size="small"
          danger
          aria-label={t(words.withdrawOne, { number })}
          loading={withdraw.isPending}
          onClick={() => void takeBack()}
        >
          {t(words.withdraw)}
        </Button>
      ) : null}
    </Flex>
  );
}
