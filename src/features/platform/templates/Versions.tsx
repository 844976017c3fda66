import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import type { TemplateGroup, TemplateVersion, templates } from '@contract/platform/templates';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { PersonLink } from '@portal/ui/PersonLink';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Modal } from 'antd';
import { useState } from 'react';
import { Changes } from './Changes';
import styles from './templates.module.css';
import { VersionActs } from './VersionActs';
import { VersionPdf } from './VersionPdf';
import { versionName } from './version-name';

const tones = {
  draft: 'neutral',
  ahead: 'info',
  in_force: 'success',
  past: 'neutral',
  withdrawn: 'danger',
} as const;

interface Opened {
  version: TemplateVersion;
  as: 'changes' | 'pdf';
}

/** What a text said before and will say, by whom, and the way back. */
export function Versions({ template }: { template: Answer<typeof templates.show> }) {
  const { name, group, versions } = template;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <ShortTable
        label={t(words.versions)}
        columns={[
          ...columns,
          {
            key: 'acts',
            title: t(words.acts),
            align: 'left',
            render: (version: TemplateVersion) => (
              <VersionActs
                template={template}
                version={version}
                onCompare={() => setOpened({ version, as: 'changes' })}
                onPdf={() => setOpened({ version, as: 'pdf' })}
              />
            ),
          },
        ]}
        rows={versions}
        rowKey={({ number }) => number}
      />
      {opened?.as === 'changes' ? (
        <Compared versions={versions} version={opened.version} group={group} onClose={close} />
      ) : null}
      {opened?.as === 'pdf' ? (
        <VersionPdf templateName={name} version={opened.version} onClose={close} />
      ) : null}
    </>
  );
}

interface ComparedProps {
  versions: readonly TemplateVersion[];
  version: TemplateVersion;
  group: TemplateGroup;
  onClose: () => void;
}

function Compared({ versions, version, group, onClose }: ComparedProps) {
  // What was taken back before its day was followed by nothing.
  const before = versions.find(
    ({ number, state }) => number < version.number && state !== 'withdrawn',
  );
  if (!before) return null;
  return (
    <Modal
      open
      width={720}
      footer={null}
      title={t(words.compareTitle, { before: before.number, number: version.number })}
      onCancel={onClose}
    >
      <Changes before={before} after={version} group={group} />
    </Modal>
  );
}

interface WhoProps {
  name: string | null;
  userId: string | null;
  at: string | null;
}

const Who = ({ name, userId, at }: WhoProps) =>
  name && at ? (
    <div>
      <PersonLink userId={userId} name={name} />
      <p className={styles.excerpt}>{formatDateTime(at)}</p>
    </div>
  ) : (
    '—'
  );

const columns = [
  {
    key: 'number',
    title: t(words.version),
    wraps: true,
    render: (version: TemplateVersion) => (
      <div>
        {versionName(version)}
        {version.reason ? <p className={styles.reason}>{version.reason}</p> : null}
      </div>
    ),
  },
  {
    key: 'state',
    title: t(words.state),
    align: 'left' as const,
    render: ({ state, withdrawn_by, withdrawn_by_id, withdrawn_at }: TemplateVersion) => (
      <div>
        <StatusTag tone={tones[state]}>{t(words.states[state])}</StatusTag>
        {withdrawn_by && withdrawn_at ? (
          <p className={styles.reason}>
            <PersonLink
              userId={withdrawn_by_id}
              name={t(words.withdrawnBy, {
                name: withdrawn_by,
                when: formatDateTime(withdrawn_at),
              })}
            />
          </p>
        ) : null}
      </div>
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
    render: ({ created_by, created_by_id, created_at }: TemplateVersion) => (
      <Who name={created_by} userId={created_by_id} at={created_at} />
    ),
  },
  {
    key: 'published',
    title: t(words.publishedBy),
    align: 'left' as const,
    render: ({ published_by, published_by_id, published_at }: TemplateVersion) => (
      <Who name={published_by} userId={published_by_id} at={published_at} />
    ),
  },
];
