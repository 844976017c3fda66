import { href } from '@contract/kernel/screens';
import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import { beneficiaries, MOST_BENEFICIARIES } from '@contract/people/beneficiaries';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Alert } from 'antd';
import { useNavigate } from 'react-router';
import { NewBeneficiary } from './NewBeneficiary';
import { NoneOfCompany } from './NoneOfCompany';

/** One beneficiary more, and how the shares of all become. */
export function NewBeneficiaryPage() {
  const query = useRead(beneficiaries.show, {});
  const navigate = useNavigate();
  const title = useScreenTitle();
  if (usePersonKind() === 'legal_entity') return <NoneOfCompany />;
  return (
    <Page title={title} explanation={t(beneficiaryWords.addHelp)}>
      <Loaded query={query}>
        {({ version, beneficiaries: items }) =>
          items.length < MOST_BENEFICIARIES ? (
            <NewBeneficiary
              version={version}
              items={items}
              onClose={() => void navigate(href('investorBeneficiaries'))}
            />
          ) : (
            <Alert
              type="info"
              showIcon
              message={t(beneficiaryWords.most, { most: MOST_BENEFICIARIES })}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
