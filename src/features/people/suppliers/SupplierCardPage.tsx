import { productCatalog } from '@contract/credit/product-catalog';
import { href } from '@contract/kernel/screens';
import { profileByKind, profileWords } from '@contract/locales/es-MX/people/profiles';
import { suppliers } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Stack } from '@portal/ui/kit/Columns';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { SupplierAccreditations } from '../accreditations/SupplierAccreditations';
import { MissingData } from '../profiles/MissingData';
import { workRows } from '../work-profiles/work-rows';
import { standing } from './standing';

/** A company as those who choose an installer see it. */
export function SupplierCardPage() {
  const query = useRead(suppliers.card, {});
  const mayList = useMay('accreditations.list');
  const ofKind = profileByKind[usePersonKind()];
  return (
    <Page
      title={useScreenTitle()}
      action={<ButtonLink to={href('supplierInformation')}>{t(ofKind.seeInformation)}</ButtonLink>}
    >
      <Stack>
        <MissingData />
        <Loaded query={query}>
          {(card) => (
            <Section
              title={card.trade_name ?? card.name}
              description={t(profileWords.card)}
              action={
                <StatusTag tone={standing[card.standing].tone}>
                  {standing[card.standing].text}
                </StatusTag>
              }
            >
              <DescriptionList
                rows={[
                  { label: t(ofKind.name), value: card.name },
                  { label: t(profileWords.level), value: card.level },
                  { label: t(profileWords.completed), value: card.completed },
                  { label: t(profileWords.zones), value: listed(card.states) },
                  {
                    label: t(profileWords.technologies),
                    value: listed(
                      productCatalog
                        .filter(({ id }) => card.product_ids.includes(id))
                        .map(({ text }) => t(text)),
                    ),
                  },
                  ...workRows(card.work),
                ]}
              />
            </Section>
          )}
        </Loaded>
        {mayList ? (
          <SupplierAccreditations
            to={(accreditationId) => href('profileAccreditation', { accreditationId })}
          />
        ) : null}
      </Stack>
    </Page>
  );
}

const listed = (names: readonly string[]) => names.join(', ') || t(profileWords.noProjects);
