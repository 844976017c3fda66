import { settings as contract, type DatedSettingValue, settingInfo } from '@contract/settings';
import type { Answer } from '@portal/lib/call';
import { formatDate } from '@portal/lib/format';
import { Loaded } from '@portal/lib/Loaded';
import { useScreenTitle } from '@portal/lib/screen-context';
import { settings as words } from '@portal/messages/settings';
import { useCall } from '@portal/refine/use-call';
import { useMay } from '@portal/session/permissions';
import { DateText } from '@portal/ui/parts/DateText';
import { Page } from '@portal/ui/parts/Page';
import { Section } from '@portal/ui/parts/Section';
import { StatusTag } from '@portal/ui/parts/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { SettingForm } from './SettingForm';

type Item = Answer<typeof contract.list>['items'][number];

const lineOf = ({ value, valid_from }: DatedSettingValue) => `${value} (${formatDate(valid_from)})`;

const columns = [
  { key: 'name', title: words.name, render: ({ key }: Item) => settingInfo[key].name },
  {
    key: 'value',
    title: words.value,
    render: ({ current }: Item) =>
      current ? (
        <strong>{current.value}</strong>
      ) : (
        <StatusTag tone="warning">{words.missing}</StatusTag>
      ),
  },
  {
    key: 'since',
    title: words.since,
    render: ({ current }: Item) => (current ? <DateText iso={current.valid_from} /> : null),
  },
  { key: 'source', title: words.source, render: ({ current }: Item) => current?.source },
  { key: 'set_by', title: words.setBy, render: ({ current }: Item) => current?.set_by },
  {
    key: 'upcoming',
    title: words.upcoming,
    render: ({ upcoming }: Item) => upcoming.map(lineOf).join(', '),
  },
];

/** What law and business change with time: the value of today, its source, and those to come. */
export function SettingListPage() {
  const title = useScreenTitle();
  const mayEdit = useMay('settings.edit');
  const [adding, setAdding] = useState(false);
  const query = useCall('settings', contract.list, {});
  const close = () => setAdding(false);
  const udiMissing = query.data?.udi_missing_on;
  return (
    <Page
      title={title}
      explanation={words.help}
      action={
        mayEdit ? (
          <Button type="primary" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        ) : null
      }
    >
      {udiMissing ? (
        <Alert type="warning" showIcon message={words.noUdi(formatDate(udiMissing, 'long'))} />
      ) : null}
      <Section title={words.list} flush>
        <Loaded query={query}>
          {({ items }) => (
            <ShortTable
              label={words.list}
              columns={columns}
              rows={items}
              rowKey={({ key }) => key}
            />
          )}
        </Loaded>
      </Section>
      <Drawer open={adding} title={words.add} width={480} destroyOnHidden onClose={close}>
        <SettingForm onDone={close} />
      </Drawer>
    </Page>
  );
}
