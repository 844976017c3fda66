import { href } from '@contract/kernel/screens';
import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { type TemplateItem, templateGroups, templates } from '@contract/platform/templates';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { SearchBox } from '@portal/ui/table/SearchBox';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Link, useSearchParams } from 'react-router';
import { matchesSearch } from '../help/matches-search';
import styles from './templates.module.css';
import { versionName } from './version-name';

/** Every contract that people sign and every mail that the product sends, by what it is about. */
export function TemplateListPage() {
  const title = useScreenTitle();
  const [search, setSearch] = useSearchParams();
  const sought = search.get('q') ?? '';
  const query = useRead(templates.list, {});
  return (
    <Page title={title} explanation={t(words.help)}>
      <SearchBox
        value={sought}
        label={t(words.search)}
        onSearch={(q) => setSearch(q ? { q } : {}, { replace: true })}
      />
      <Loaded query={query}>
        {({ items }) => {
          const found = items.filter(({ subject, body, group }) =>
            matchesSearch(`${t(words.groups[group])} ${subject} ${body}`, sought),
          );
          if (found.length === 0) return <EmptyState text={t(words.none)} />;
          return templateGroups
            .map((group) => ({ group, rows: found.filter((item) => item.group === group) }))
            .filter(({ rows }) => rows.length > 0)
            .map(({ group, rows }) => (
              <Section key={group} title={t(words.groups[group])} flush>
                <ShortTable
                  label={t(words.groups[group])}
                  columns={columns}
                  rows={rows}
                  rowKey={({ name }) => name}
                />
              </Section>
            ));
        }}
      </Loaded>
    </Page>
  );
}

/** A text as it is read, without the marks that begin its headings, points and clauses. */
const withoutMarks = (body: string) => body.replace(/^(#|-|\d+\.)[ \t]+/gm, '');

const columns = [
  {
    key: 'text',
    title: t(words.body),
    wraps: true,
    render: ({ name, subject, body }: TemplateItem) => (
      <div className={styles.mail}>
        <Link to={href('templateShow', { templateName: name })}>{subject}</Link>
        <span className={styles.excerpt}>{withoutMarks(body)}</span>
      </div>
    ),
  },
  {
    key: 'number',
    title: t(words.inForce),
    align: 'left' as const,
    render: ({ number, is_own, has_draft, next_day }: TemplateItem) => (
      <div className={styles.state}>
        {versionName({ number, is_own })}
        {has_draft ? <StatusTag tone="neutral">{t(words.draft)}</StatusTag> : null}
        {next_day ? <StatusTag tone="info">{t(words.ahead, { from: next_day })}</StatusTag> : null}
      </div>
    ),
  },
];
