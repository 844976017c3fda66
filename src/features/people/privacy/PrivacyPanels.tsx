import { privacy } from '@contract/locales/es-MX/people/privacy';
import { t } from '@portal/i18n';
import { useSession } from '@portal/session/use-session';
import { Section } from '@portal/ui/kit/Section';
import { Alert } from 'antd';
import { OwnConsents } from '../consents/OwnConsents';
import { CloseAccount } from './CloseAccount';
import { DataExport } from './DataExport';
import { PrivacyRequests } from './PrivacyRequests';

/** What a person may do with their own data: copy, correct, have them erased. */
export function PrivacyPanels() {
  const acting = useSession((state) => state.extended !== null);
  if (acting) {
    return (
      <Section title={t(privacy.exportTitle)}>
        <Alert type="info" showIcon message={t(privacy.acting)} />
      </Section>
    );
  }
  return (
    <>
      <OwnConsents />
      <DataExport />
      <PrivacyRequests />
      <CloseAccount />
    </>
  );
}
