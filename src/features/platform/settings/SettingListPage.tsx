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
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { SettingForm } from './SettingForm';
import { SettingHistory } from './SettingHistory';
import { SettingRows } from './SettingRows';
import { UdiDaysForm } from './UdiDaysForm';

type Open = { what: 'set' | 'history'; key: SettingKey } | { what: 'udi' };

/** What law and business change with time: the value of today, its source, and those to come. */
export function SettingListPage() {
  const title = useScreenTitle();
  const mayEdit = useMay('settings.edit');
  const [open, setOpen] = useState<Open>();
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
      <Loaded query={query}>
        {({ items }) =>
          settingGroups.map((group) => (
            <Section key={group} title={t(settings.groups[group])} flush>
              <SettingRows
                rows={items.filter(({ key }) => settingInfo[key].group === group)}
                onHistory={(key) => setOpen({ what: 'history', key })}
                {...(mayEdit && { onSet: (key: SettingKey) => setOpen({ what: 'set', key }) })}
              />
            </Section>
          ))
        }
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
