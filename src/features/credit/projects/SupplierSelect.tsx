import { applicantProjects, credit } from '@contract/locales/es-MX/credit/credit';
import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { suppliersDirectory } from '@contract/people/suppliers-directory';
import { workRows } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useChoices } from '@portal/refine/use-choices';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { formatNumber } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { useWatch } from 'react-hook-form';

/** As many as a person reads before typing a name. */
const SHOWN = 25;

/** One of the verified installers, found by name on the server; the chosen one keeps their name, and says what it does. */
export function SupplierSelect({ name }: { name: string }) {
  const chosen: unknown = useWatch({ name });
  const suppliers = useChoices(suppliersDirectory.list, {
    label: (supplier) => supplier.name,
    limit: SHOWN,
    searchedFrom: 0,
    chosen: {
      value: typeof chosen === 'string' && chosen !== '' ? chosen : undefined,
      filter: 'supplier_id',
    },
  });
  if (suppliers.isError) return <ErrorState reload={() => suppliers.refetch()} />;
  const hasNone = suppliers.isLoaded && suppliers.q === '' && suppliers.rows.length === 0;
  const company = suppliers.rows.find(({ id }) => id === chosen);
  return (
    <>
      <SelectInput
        name={name}
        label={t(credit.supplier)}
        {...(hasNone && { help: t(applicantProjects.noSuppliers) })}
        {...suppliers.selectProps}
      />
      {company ? (
        <DescriptionList
          rows={[
            { label: t(profileWords.level), value: company.level },
            { label: t(profileWords.completed), value: formatNumber(company.completed) },
            ...workRows(company.work),
          ]}
        />
      ) : null}
    </>
  );
}
