import { personKind } from '@contract/kernel/fields/person-type';
import { href } from '@contract/kernel/screens';
import { personKindName } from '@contract/locales/es-MX/people/person-kinds';
import { supplierStaff } from '@contract/locales/es-MX/people/suppliers';
import type { SupplierDetail } from '@contract/people/suppliers';
import { AlsoOf } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { formatPhone } from '@portal/ui/format';
import { CopyText } from '@portal/ui/kit/CopyText';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Link } from 'react-router';
import { accountText } from '../bank-accounts/account-text';
import { CorrectSupplierName } from './CorrectSupplierName';
import { standing } from './standing';

/** Who a company is, who answers for it, and where it is paid. */
export function SupplierFacts({ supplier }: { supplier: SupplierDetail }) {
  const { person } = supplier;
  const { tone, text } = standing[supplier.standing];
  return (
    <Section title={t(supplierStaff.company)} action={<StatusTag tone={tone}>{text}</StatusTag>}>
      <DescriptionList
        rows={[
          {
            label: t(supplierStaff.representative),
            value: (
              <Link to={href('userFile', { userId: person.user_id })}>{person.full_name}</Link>
            ),
          },
          {
            label: t(supplierStaff.email),
            value: <CopyText value={person.email} label={t(supplierStaff.email)} />,
          },
          {
            label: t(supplierStaff.phone),
            value: person.phone ? formatPhone(person.phone) : t(supplierStaff.noPhone),
          },
          {
            label: t(supplierStaff.kind),
            value: t(personKindName[personKind(person.person_type)]),
          },
          { label: t(supplierStaff.rfc), value: supplier.rfc ?? t(supplierStaff.noRfc) },
          { label: t(supplierStaff.status), value: supplier.status },
          { label: t(supplierStaff.level), value: supplier.level },
          {
            label: t(supplierStaff.verified),
            value: supplier.verified_at ? (
              <DateText iso={supplier.verified_at} />
            ) : (
              t(supplierStaff.never)
            ),
          },
          { label: t(supplierStaff.created), value: <DateText iso={supplier.created_at} /> },
          {
            label: t(supplierStaff.account),
            value: supplier.account ? accountText(supplier.account) : t(supplierStaff.noAccount),
          },
        ]}
      />
      <AlsoOf people={supplier.account?.also_of ?? []} />
      <CorrectSupplierName supplier={supplier} />
    </Section>
  );
}
