import { privacy } from '@contract/locales/es-MX/people/privacy';
import { peopleReceipts } from '@contract/locales/es-MX/people/receipts';
import { dataExports } from '@contract/people/privacy';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { formatDeadline } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { useSingle } from '@portal/ui/use-single';
import { Button, Flex } from 'antd';
import { saveFile } from './save-file';

/** Asks for a copy of one's data, and takes it when it is there. */
export function DataExport() {
  const query = useRead(dataExports.show, {});
  return (
    <Section title={t(privacy.exportTitle)} description={t(privacy.exportHelp)}>
      <Loaded query={query}>{({ export: copy }) => <Copy copy={copy} />}</Loaded>
    </Section>
  );
}

function Copy({ copy }: { copy: Answer<typeof dataExports.show>['export'] }) {
  const tell = useOutcome();
  const give = useReceipt();
  const ask = useAct(dataExports.create);
  const download = useAct(dataExports.download);
  const failed = (thrown: unknown) => tell.notDone(thrown);
  const begin = useSingle(() =>
    ask
      .mutateAsync({})
      .then(() => give({ title: t(privacy.exportBegun), next: t(peopleReceipts.copy) }), failed),
  );
  const take = useSingle(() =>
    download.mutateAsync({}).then(({ file_name, content }) => saveFile(file_name, content), failed),
  );
  return (
    <Flex vertical gap={16} align="start">
      {copy && !copy.ready ? <p role="status">{t(privacy.exportWaiting)}</p> : null}
      {copy?.expires_at ? (
        <p role="status">{t(privacy.exportReady, { when: formatDeadline(copy.expires_at) })}</p>
      ) : null}
      <Flex gap={8} wrap>
        {copy?.ready ? (
          <Button type="primary" loading={download.isPending} onClick={() => void take()}>
            {t(privacy.exportDownload)}
          </Button>
        ) : null}
        <Button loading={ask.isPending} onClick={() => void begin()}>
          {copy ? t(privacy.exportAgain) : t(privacy.exportAsk)}
        </Button>
      </Flex>
    </Flex>
  );
}
