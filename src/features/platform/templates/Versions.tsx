import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { type TemplateVersion, mailTemplates } from '@contract/platform/templates';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { Changes } from './Changes';
import styles from './templates.module.css';
import { versionName } from './version-name';

const tones = { draft: 'neutral', ahead: 'info', in_force: 'success', past: 'neutral' } as const;

interface VersionsProps {
  templateName: string;
  /** From the newest down. */
  versions: readonly TemplateVersion[];
}

/** What a mail said before and will say, by whom, and the way back. */
export function Versions({ templateName, versions }: VersionsProps) {
  const mayEdit = useMay('templates.edit');
  const [compared, setCompared] = useState<TemplateVersion>();
  const create = useAct(mailTemplates.create);
  const tell = useOutcome();
  const hasDraft = versions.some(({ state }) => state === 'draft');
  const before = compared && versions.find(({ number }) => number < compared.number);
  const close = () => setCompared(undefined);

  const reuse = ({ subject, body }: TemplateVersion) =>
    create
      .mutateAsync({ params: { templateName }, body: { subject, body } })
      .catch((thrown: unknown) => tell.notDone(thrown));

  const actsOf = (version: TemplateVersion) => (
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
          <Changes before={before} after={compared} />
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
    render: ({ number }: TemplateVersion) => versionName(number),
  },
  {
    key: 'state',
    title: t(words.state),
    align: 'left' as const,
    render: ({ state }: TemplateVersion) => (
      <StatusTag tone={tones[state]}>{t(words.states[state])}</StatusTag>
    ),
  },
  {
    key: 'since',
    title: t(words.since),
    align: 'left' as const,
    render: ({ from_day }: TemplateVersion) => (from_day ? formatDate(from_day) : '—'),
  },
  {
    key: 'written',
    title: t(words.writtenBy),
    align: 'left' as const,
    render: ({ created_by, created_at }: TemplateVersion) => who(created_by, created_at),
  },
  {
    key: 'published',
    title: t(words.publishedBy),
    align: 'left' as const,
    render: ({ published_by, published_at }: TemplateVersion) => who(published_by, published_at),
  },
];
