import { href } from '@contract/kernel/screens';
import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import { beneficiaries, MOST_BENEFICIARIES } from '@contract/people/beneficiaries';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { BeneficiaryList } from './BeneficiaryList';
import { NoneOfCompany } from './NoneOfCompany';

/** Who receives an investor's money, and how much of it each. */
export function BeneficiariesPage() {
  const query = useRead(beneficiaries.show, {});
  const title = useScreenTitle();
  if (usePersonKind() === 'legal_entity') return <NoneOfCompany />;
  return (
    <Loaded query={query} title={title}>
      {(kept) => (
        <Page
          title={title}
          explanation={t(beneficiaryWords.help)}
          action={
            kept.beneficiaries.length < MOST_BENEFICIARIES ? (
              <ButtonLink type="primary" to={href('investorBeneficiaryCreate')}>
                {t(beneficiaryWords.add)}
              </ButtonLink>
            ) : null
          }
        >
          <BeneficiaryList kept={kept} />
        </Page>
      )}
    </Loaded>
  );
}
