import { type ProjectDetail, projects } from '@contract/credit/projects';
import { nextOf, requestRows } from '@contract/credit/request-rows';
import { href } from '@contract/kernel/screens';
import { requestReceiptWords as words } from '@contract/locales/es-MX/credit/request-receipt';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { FileButton } from '@portal/ui/kit/FileButton';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam } from '@portal/ui/screen-context';
import { Button, Flex } from 'antd';

/** What an installer has in hand of a request: its folio, what was asked for, and who acts next. */
export function RequestReceiptPage() {
  const projectId = useParam('projectId');
  const query = useRecord(projects.show, { params: { projectId } });
  return <Loaded query={query}>{(project) => <Receipt project={project} />}</Loaded>;
}

function Receipt({ project }: { project: ProjectDetail }) {
  const { id: projectId, folio } = project;
  const [step, ...who] = nextOf(project);
  return (
    <Page
      title={t(words.title, { folio })}
      action={
        <ButtonLink to={href('supplierProjectShow', { projectId })}>{t(words.project)}</ButtonLink>
      }
    >
      <Section title={t(words.next)}>
        <p>
          <strong>{step}</strong>
        </p>
        {who.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Section>
      <Section title={t(words.asked)}>
        <DescriptionList rows={requestRows(project)} />
      </Section>
      <p>{t(words.legend)}</p>
      <Flex gap={8} wrap>
        <SendToClient project={project} />
        <FileButton
          name={`${t(words.file, { folio })}.pdf`}
          load={() => callFile(projects.receipt, { params: { projectId } })}
        >
          {t(words.pdf)}
        </FileButton>
      </Flex>
    </Page>
  );
}

function SendToClient({ project }: { project: ProjectDetail }) {
  const may = useMay('projects.edit');
  const send = useConfirmedAct(projects.sendReceipt);
  const { id: projectId, folio, applicant_name: name } = project;
  if (!may) return null;
  return (
    <Button
      type="primary"
      loading={send.isPending}
      onClick={() =>
        void send.ask(
          { title: t(words.sendTitle, { name }), text: t(words.sendText), okText: t(words.send) },
          { params: { projectId } },
          {
            receipt: () => ({ title: t(words.sent, { name }), folio, next: t(words.sentNext) }),
          },
        )
      }
    >
      {t(words.send)}
    </Button>
  );
}
