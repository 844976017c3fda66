import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Alert } from 'antd';

/** In place of the beneficiaries of a company, which names none. */
export function NoneOfCompany() {
  return (
    <Page title={useScreenTitle()}>
      <Alert type="info" showIcon message={t(beneficiaryWords.ofCompany)} />
    </Page>
  );
}
