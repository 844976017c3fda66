import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { type Address, addresses } from '@contract/people/addresses';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { AddressForm } from '../addresses/AddressForm';
import { dataRow, type Kept } from './data-rows';
import { EditData } from './EditData';
import { useLacking } from './use-lacking';

const fields = [
  'street',
  'exterior_number',
  'interior_number',
  'neighbourhood',
  'municipality',
  'state',
  'postal_code',
  'references',
] as const;

/** Where a person lives, or a company has its seat. */
export function AddressSection({ inPlace }: { inPlace?: boolean }) {
  const query = useRead(addresses.show, {});
  const lacking = useLacking('address');
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={6} />}>
      {(kept) => (
        <Section
          title={t(profileWords.parts.address)}
          action={
            <EditData
              part="address"
              {...(inPlace && { inPlace })}
              form={(closing) => <AddressForm kept={kept} {...closing} />}
            />
          }
        >
          <AddressRows kept={kept} lacking={lacking} />
        </Section>
      )}
    </Loaded>
  );
}

export function AddressRows({ kept, lacking }: Kept<Address>) {
  return (
    <DescriptionList
      rows={fields.map((field) => dataRow(field, kept[field], lacking.includes(field)))}
    />
  );
}
