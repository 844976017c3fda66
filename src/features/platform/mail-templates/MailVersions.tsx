import { mailTemplateWords as words } from '@contract/locales/es-MX/platform/mail-templates';
import { type MailVersion, mailTemplates } from '@contract/platform/mail-templates';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { MailChanges } from './MailChanges';
import styles from './mail-templates.module.css';
import { versionName } from './version-name';

const tones = { draft: 'neutral', ahead: 'info', in_force: 'success', past: 'neutral' } as const;

interface MailVersionsProps {
  templateName: string;
  /** From the newest down. */
  versions: readonly MailVersion[];
}

/** What a mail said before and will say, by whom, and the way back. */
export function MailVersions({ templateName, versions }: MailVersionsProps) {
  const mayEdit = useMay('templates.edit');
  const [compared, setCompared] = useState<MailVersion>();
  const create = useAct(mailTemplates.create);
  const tell = useOutcome();
  const hasDraft = versions.some(({ state }) => state === 'draft');
  const before = compared && versions.find(({ number }) => number < compared.number);
  const close = () => setCompared(undefined);

  const reuse = ({ subject, body }: MailVersion) =>
    create
      .mutateAsync({ params: { templateName }, body: { subject, body } })
      .catch((thrown: unknown) => tell.notDone(thrown));

  const actsOf = (version: MailVersion) => (
    <Flex gap={8} wrap>
      {version.number > 0 ? (
        <Button
          size="small"
          aria-label={t(words.compareOne, { number: version.number })}
          onClick={() => setCompared(version)}
        >
          {t(words.compare)}
        </Button>
      ) : null}
      {mayEdit && !hasDraft && version.state === 'past' ? (
        <Button
          size="small"
          aria-label={t(words.reuseOne, { number: version.number })}
          loading={create.isPending}
          onClick={() => void reuse(version)}
        >
          {t(words.reuse)}
        </Button>
      ) : null}
    </Flex>
  );

  return (
    <>
      <ShortTable
        label={t(words.versions)}
        columns={[...columns, { key: 'acts', title: t(words.acts), align: 'left', render: actsOf }]}
        rows={versions}
        rowKey={({ number }) => number}
      />
      {compared && before ? (
        <Modal
          open
          width={720}
          footer={null}
          title={t(words.compareTitle, { before: before.number, number: compared.number })}
          onCancel={close}
        >
          <MailChanges before={before} after={compared} />
        </Modal>
      ) : null}
    </>
  );
}

const who = (name: string | null, at: string | null) =>
  name && at ? (
    <div>
      {name}
      <p className={styles.excerpt}>{formatDateTime(at)}</p>
    </div>
  ) : (
    '—'
  );

const columns = [
  {
    key: 'number',
    title: t(words.version),
    render: ({ number }: MailVersion) => versionName(number),
  },
  {
    key: 'state',
    title: t(words.state),
    align: 'left' as const,
    render: ({ state }: MailVersion) => (
      <StatusTag tone={tones[state]}>{t(words.states[state])}</StatusTag>
    ),
  },
  {
    key: 'since',
    title: t(words.since),
    align: 'left' as const,
    render: ({ from_day }: MailVersion) => (from_day ? formatDate(from_day) : '—'),
  },
  {
    key: 'written',
    title: t(words.writtenBy),
    align: 'left' as const,
    render: ({ created_by, created_at }: MailVersion) => who(created_by, created_at),
  },
  {
    key: 'published',
    title: t(words.publishedBy),
    align: 'left' as const,
    render: ({ published_by, published_at }: MailVersion) => who(published_by, published_at),
  },
];
