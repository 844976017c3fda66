import { applicantProjects, credit } from '@contract/locales/es-MX/credit/credit';
import { suppliersDirectory } from '@contract/people/suppliers-directory';
import { t } from '@portal/i18n';

import { useRead } from '@portal/refine/use-read';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { useDebounced } from '@portal/ui/use-debounced';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

/** As many as a person reads before typing a name. */
const SHOWN = 25;

/** One of the verified installers, found by name on the server; the chosen one keeps their name. */
export function SupplierSelect({ name }: { name: string }) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const found = useRead(
    suppliersDirectory.list,
    { query: { limit: SHOWN, ...(q && { q }) } },
    { keepPrevious: true },
  );
  const items = found.data?.items ?? [];
  const chosen: unknown = useWatch({ name });
  const isElsewhere =
    typeof chosen === 'string' && chosen !== '' && items.every(({ id }) => id !== chosen);
  const own = useRead(
    suppliersDirectory.list,
    { query: { limit: 1, ...(isElsewhere && { supplier_id: chosen }) } },
    { enabled: isElsewhere && found.data !== undefined },
  );
  const options = [...items, ...((isElsewhere && own.data?.items) || [])];
  if (found.isError) return <ErrorState reload={() => void found.refetch()} />;
  return (
    <SelectInput
      name={name}
      label={t(credit.supplier)}
      loading={found.isFetching}
      {...(found.data &&
        q === '' &&
        items.length === 0 && { help: t(applicantProjects.noSuppliers) })}
      options={options.map(({ id, name: label }) => ({ value: id, label }))}
      onSearch={setTyped}
    />
  );
}
