import { settingWords } from '@contract/locales/es-MX/platform/setting-info';
import { settings } from '@contract/locales/es-MX/platform/settings';
import { type SettingKey, settingGroups, settingInfo } from '@contract/platform/setting-info';
import { settings as contract } from '@contract/platform/settings';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { FormDrawer } from '@portal/ui/form/FormDialog';
import { formatDate } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { SearchBox } from '@portal/ui/table/SearchBox';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { matchesSearch } from '../help/matches-search';
import { SettingForm } from './SettingForm';
import { SettingHistory } from './SettingHistory';
import { SettingRows } from './SettingRows';
import { UdiDaysForm } from './UdiDaysForm';

type Open = { what: 'set' | 'history'; key: SettingKey } | { what: 'udi' };

/** All that is said of a parameter, for the search. */
const textOf = (key: SettingKey): string => {
  const { name, meaning } = settingWords[key];
  return `${t(settings.groups[settingInfo[key].group])} ${t(name)} ${t(meaning)}`;
};

/** What law and business change with time: the value of today, its source, and those to come. */
export function SettingListPage() {
  const title = useScreenTitle();
  const mayEdit = useMay('settings.edit');
  const [open, setOpen] = useState<Open>();
  const [search, setSearch] = useSearchParams();
  const sought = search.get('q') ?? '';
  const query = useRead(contract.list, {});
  const udiMissing = query.data?.udi_missing_on;
  return (
    <Page
      title={title}
      explanation={t(settings.help)}
      action={
        mayEdit ? (
          <Button type="primary" onClick={() => setOpen({ what: 'udi' })}>
            {t(settings.pasteUdi)}
          </Button>
        ) : null
      }
    >
      {udiMissing ? (
        <Alert
          type="warning"
          showIcon
          message={t(settings.noUdi, { day: formatDate(udiMissing, 'long') })}
        />
      ) : null}
      <SearchBox
        value={sought}
        label={t(settings.search)}
        onSearch={(q) => setSearch(q ? { q } : {}, { replace: true })}
      />
      <Loaded query={query}>
        {({ items }) => {
          const found = items.filter(({ key }) => matchesSearch(textOf(key), sought));
          if (found.length === 0) return <EmptyState text={t(settings.noneFound)} />;
          return settingGroups
            .map((group) => ({
              group,
              rows: found.filter(({ key }) => settingInfo[key].group === group),
            }))
            .filter(({ rows }) => rows.length > 0)
            .map(({ group, rows }) => (
              <Section key={group} title={t(settings.groups[group])} flush>
                <SettingRows
                  rows={rows}
                  onHistory={(key) => setOpen({ what: 'history', key })}
                  {...(mayEdit && { onSet: (key: SettingKey) => setOpen({ what: 'set', key }) })}
                />
              </Section>
            ));
        }}
      </Loaded>
      <Panel open={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}

/** The drawer of the open item, one at a time. */
function Panel({ open, onClose }: { open: Open | undefined; onClose: () => void }) {
  if (!open) return null;
  if (open.what === 'udi') {
    return (
      <FormDrawer open onClose={onClose} title={t(settings.pasteUdi)} width={520}>
        <UdiDaysForm onDone={onClose} />
      </FormDrawer>
    );
  }
  const name = t(settingWords[open.key].name);
  return open.what === 'set' ? (
    <FormDrawer open onClose={onClose} title={t(settings.setOf, { name })} width={480}>
      <SettingForm settingKey={open.key} onDone={onClose} />
    </FormDrawer>
  ) : (
    <Drawer open onClose={onClose} title={t(settings.historyOf, { name })} width={880}>
      <SettingHistory settingKey={open.key} />
    </Drawer>
  );
}
