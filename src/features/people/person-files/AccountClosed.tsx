import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { t } from '@portal/i18n';
import { Alert } from 'antd';

/** Says of a person whose account ended that nothing of it is corrected any more, and why so little is there. */
export function AccountClosed() {
  return (
    <Alert
      role="note"
      type="info"
      showIcon
      message={t(words.closed)}
      description={t(words.closedHelp)}
    />
  );
}
