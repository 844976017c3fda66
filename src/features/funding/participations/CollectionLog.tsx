import { collections, type LoggedAct } from '@contract/credit/collections';
import {
  collectionNames,
  collectionLog as words,
} from '@contract/locales/es-MX/credit/collections';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { DateText } from '@portal/ui/kit/DateText';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { promisedText, promiseTag } from './promise-text';

/** What was done to collect a credit, as who invested in it reads it (CUITF 57-II). */
export function CollectionLog({ participationId }: { participationId: string }) {
  const query = useRead(collections.log, { params: { participationId } });
  return (
    <Section title={t(words.title)} description={t(words.help)} flush>
      <Loaded query={query} skeleton={<SkeletonLines lines={2} />}>
        {({ items }) =>
          items.length > 0 ? (
            <ShortTable
              label={t(words.title)}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
            />
          ) : (
            <EmptyState text={t(words.none)} />
          )
        }
      </Loaded>
    </Section>
  );
}

const columns = [
  {
    key: 'day',
    title: t(words.day),
    render: (row: LoggedAct) => <DateText iso={row.happened_at} />,
  },
  {
    key: 'act',
    title: t(words.act),
    align: 'left' as const,
    wraps: true,
    render: actText,
  },
  {
    key: 'result',
    title: t(words.result),
    align: 'left' as const,
    render: (row: LoggedAct) => {
      if (!row.promise) return row.result && t(collectionNames.result[row.result]);
      const { tone, text } = promiseTag(row.promise);
      return <StatusTag tone={tone}>{text}</StatusTag>;
    },
  },
];

function actText({ kind, promise, channel }: LoggedAct) {
  if (kind === 'written_off') return t(words.writtenOff);
  if (kind === 'write_off_undone') return t(words.writeOffUndone);
  if (kind === 'restructured') return t(words.restructured);
  return promise ? promisedText(promise) : channel && t(collectionNames.channel[channel]);
}
