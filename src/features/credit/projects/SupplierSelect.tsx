import { mexicanStateNamed } from '@contract/kernel/fields/mexican-state';
import { applicantProjects, credit } from '@contract/locales/es-MX/credit/credit';
import { requestWords } from '@contract/locales/es-MX/credit/request-form';
import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { suppliersDirectory } from '@contract/people/suppliers-directory';
import { workRows } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useChoices } from '@portal/refine/use-choices';
import { useRead } from '@portal/refine/use-read';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { formatNumber } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { useWatch } from 'react-hook-form';

/** As many as a person reads before typing a name. */
const SHOWN = 25;

/** How an installer that was chosen is called. */
export function SupplierName({ id }: { id: string }) {
  const { data } = useRead(suppliersDirectory.list, { query: { supplier_id: id } });
  return data?.items[0]?.name ?? t(credit.nothing);
}

interface SupplierSelectProps {
  name: string;
  /** The field of the state in which it is to work. */
  stateName: string;
}

/**
 * One of the verified installers, found by name on the server, those that work in the state first; the chosen one keeps
 * their name, and says what it does.
 */
export function SupplierSelect({ name, stateName }: SupplierSelectProps) {
  const [chosen, place]: unknown[] = useWatch({ name: [name, stateName] });
  const state = typeof place === 'string' ? mexicanStateNamed(place) : null;
  const suppliers = useChoices(suppliersDirectory.list, {
    label: (supplier) =>
      state === null || supplier.work.states.includes(state)
        ? supplier.name
        : t(requestWords.supplierElsewhere, { name: supplier.name, state }),
    within: state === null ? {} : { state },
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
        {...(hasNone
          ? { help: t(applicantProjects.noSuppliers) }
          : state !== null && { help: t(requestWords.supplierHelp, { state }) })}
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
