import { notificationPreferences as preferences } from '@contract/locales/es-MX/platform/notification-preferences';
import { notificationPreferences } from '@contract/platform/notification-preferences';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Section } from '@portal/ui/kit/Section';
import { Alert } from 'antd';
import { NoticeMatrix } from './NoticeMatrix';
import styles from './preferences.module.css';

/** Which notices reach a person by which way, and when mails and texts wait. */
export function NotificationPreferencesPanel() {
  const query = useRead(notificationPreferences.show, {});
  return (
    <Section title={t(preferences.title)} description={t(preferences.help)}>
      <Loaded query={query}>{(kept) => <Preferences kept={kept} />}</Loaded>
    </Section>
  );
}

function Preferences({ kept }: { kept: Answer<typeof notificationPreferences.show> }) {
  const edit = useAct(notificationPreferences.edit);
  const { kinds, phone_verified, ...initial } = kept;
  return (
    <AppForm
      schema={notificationPreferences.edit.body}
      initial={initial}
      outcome="updated"
      restriction="open"
      submitLabel={t(preferences.save)}
      onSubmit={async (body) => {
        await edit.mutateAsync({ body });
      }}
    >
      <NoticeMatrix kinds={kinds} hasPhone={phone_verified} />
      {phone_verified ? null : <Alert type="info" showIcon message={t(preferences.noPhone)} />}
      <fieldset className={styles.quiet}>
        <legend>{t(preferences.quietTitle)}</legend>
        <p>{t(preferences.quietHelp)}</p>
        <div className={styles.times}>
          <TextInput name="quiet_from" label={t(preferences.quietFrom)} type="time" optional />
          <TextInput name="quiet_to" label={t(preferences.quietTo)} type="time" optional />
        </div>
      </fieldset>
    </AppForm>
  );
}
