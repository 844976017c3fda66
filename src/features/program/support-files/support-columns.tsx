import { roleName } from '@contract/locales/es-MX/identity/roles';
import { table } from '@contract/locales/es-MX/kernel/table';
import { support } from '@contract/locales/es-MX/program/support-files';
import { supportKindName } from '@contract/locales/es-MX/program/support-kinds';
import { type SupportFile, supportKinds } from '@contract/program/support-files';
import { t, texts } from '@portal/i18n';
import { BesideLink } from '@portal/ui/Beside';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { CellLines, QuietLine } from '@portal/ui/table/CellLines';
import { dateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { SupportFileActs } from './SupportFileActs';
import styles from './support-files.module.css';

/** For who follows it how many read it, for the others whether they did. */
function Mark({ file: { withdrawn_at, readers, latest } }: { file: SupportFile }) {
  if (withdrawn_at) return <StatusTag tone="neutral">{t(support.withdrawn)}</StatusTag>;
  if (readers) return t(support.readBy, readers);
  return (
    <StatusTag tone={latest.read ? 'success' : 'warning'}>
      {t(latest.read ? support.read : support.unread)}
    </StatusTag>
  );
}

const markOf = ({ withdrawn_at, readers, latest }: SupportFile) =>
  withdrawn_at
    ? t(support.withdrawn)
    : readers
      ? t(support.readBy, readers)
      : t(latest.read ? support.read : support.unread);

/** By what it is. */
export const kindFilter = {
  name: 'kind',
  label: t(support.kind),
  options: optionsOf(supportKinds, texts(supportKindName)),
};

/** What is said of each file; who follows it sees whom it is for and how many read it too. */
export const supportColumns = (follows: boolean): readonly Column<SupportFile>[] => [
  {
    key: 'title',
    title: t(support.title),
    sortable: true,
    render: ({ id, title, description, withdrawn_at }) => (
      <div className={styles.words}>
        {withdrawn_at ? <span>{title}</span> : <BesideLink id={id}>{title}</BesideLink>}
        {description ? <span className={styles.description}>{description}</span> : null}
      </div>
    ),
    csv: ({ title }) => title,
  },
  {
    key: 'kind',
    title: t(support.kind),
    render: ({ kind }) => t(supportKindName[kind]),
    csv: ({ kind }) => t(supportKindName[kind]),
  },
  {
    key: 'version',
    title: t(support.file),
    render: ({ latest }) => (
      <CellLines>
        <span>{latest.file_name}</span>
        <QuietLine>{t(support.version, { number: latest.number })}</QuietLine>
      </CellLines>
    ),
    csv: ({ latest }) => latest.file_name,
  },
  dateColumn('published_at', t(support.published), ({ latest }) => latest.published_at, {
    sortable: true,
  }),
  ...(follows ? ofFollowers : []),
  {
    key: 'mark',
    title: t(support.mark),
    render: (file) => <Mark file={file} />,
    csv: markOf,
  },
  {
    key: 'action',
    title: t(table.action),
    render: (file) => <SupportFileActs file={file} />,
  },
];

const ofFollowers: readonly Column<SupportFile>[] = [
  {
    key: 'audience',
    title: t(support.audience),
    csv: ({ audience }) => audience.map((role) => t(roleName[role])).join(', '),
  },
];
