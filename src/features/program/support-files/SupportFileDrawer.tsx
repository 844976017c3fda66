import { common } from '@contract/locales/es-MX/kernel/common';
import { support } from '@contract/locales/es-MX/program/support-files';
import { type SupportVersion, supportFiles } from '@contract/program/support-files';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Drawer } from 'antd';
import { DownloadVersion } from './DownloadVersion';
import styles from './support-files.module.css';

interface SupportFileDrawerProps {
  supportFileId: string | undefined;
  /** Shows who read it. */
  readers: boolean;
  onClose: () => void;
}

/** All versions of a file, and for who publishes it the people who opened them. */
export function SupportFileDrawer({ supportFileId, readers, onClose }: SupportFileDrawerProps) {
  return (
    <Drawer
      open={supportFileId !== undefined}
      title={t(support.details)}
      width={520}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {supportFileId ? (
        <div className={styles.drawer}>
          <Versions supportFileId={supportFileId} marked={!readers} />
          {readers ? <Readers supportFileId={supportFileId} /> : null}
        </div>
      ) : null}
    </Drawer>
  );
}

function Versions({ supportFileId, marked }: { supportFileId: string; marked: boolean }) {
  const query = useRead(supportFiles.versions, { params: { supportFileId } });
  return (
    <Section title={t(support.versions)}>
      <Loaded query={query} skeleton={<SkeletonLines lines={3} />}>
        {({ items }) => (
          <ShortTable
            label={t(support.versions)}
            rows={items}
            rowKey={({ number }) => number}
            columns={[
              {
                key: 'file',
                title: t(support.file),
                wraps: true,
                render: (version) => (
                  <div className={styles.words}>
                    <span>{version.file_name}</span>
                    <span className={styles.description}>
                      {t(support.version, { number: version.number })},{' '}
                      {formatDate(version.published_at)}, {version.published_by}
                    </span>
                  </div>
                ),
              },
              ...(marked ? [mark] : []),
              {
                key: 'open',
                title: t(support.download),
                render: (version) => (
                  <DownloadVersion
                    supportFileId={supportFileId}
                    title={version.file_name}
                    version={version}
                  />
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

const mark = {
  key: 'mark',
  title: t(support.mark),
  align: 'left' as const,
  render: ({ read }: SupportVersion) => (
    <StatusTag tone={read ? 'success' : 'warning'}>
      {t(read ? support.read : support.unread)}
    </StatusTag>
  ),
};

function Readers({ supportFileId }: { supportFileId: string }) {
  const query = useRead(supportFiles.readers, { params: { supportFileId } });
  return (
    <Section title={t(support.readers)}>
      <Loaded query={query} skeleton={<SkeletonLines lines={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={t(support.nobody)} />
          ) : (
            <ShortTable
              label={t(support.readers)}
              rows={items}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  title: t(support.reader),
                  wraps: true,
                  render: ({ name }) => name,
                },
                {
                  key: 'read',
                  title: t(support.readWhich),
                  align: 'left',
                  wraps: true,
                  render: ({ number, read_at }) =>
                    number === null || read_at === null
                      ? t(support.unread)
                      : t(support.readWhen, { number, when: formatDate(read_at) }),
                },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
