import { type Lead, leads } from '@contract/credit/leads';
import { href } from '@contract/kernel/screens';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { type BoardKind, PhoneLink, SalesBoard } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { BesideLink } from '@portal/ui/Beside';
import { DateText } from '@portal/ui/kit/DateText';
import type { Filter } from '@portal/ui/table/Filters';

/** The installer's leads by how far they are. */
export const LeadBoard = ({ filters }: { filters: readonly Filter[] }) => (
  <SalesBoard kind={leadKind} filters={filters} mayMove={useMay('leads.edit')} />
);

const leadKind: BoardKind<Lead> = {
  list: href('supplierProspectList'),
  useColumn: (query) => useRead(leads.list, { query }, { keepPrevious: true }),
  useChange() {
    const edit = useAct(leads.edit);
    return {
      change: (leadId, body) => edit.mutateAsync({ params: { leadId }, body }),
      changing: edit.isPending ? edit.variables?.params.leadId : undefined,
    };
  },
  nameOf: ({ contact_name: name }) => name,
  // The card is carried, not its address.
  link: ({ id, contact_name: name }) => (
    <BesideLink id={id} draggable={false}>
      {name}
    </BesideLink>
  ),
  facts: ({ business_name: business, municipality, phone, seller, next_on }) => (
    <>
      {business || municipality ? (
        <p>{[business, municipality].filter(Boolean).join(', ')}</p>
      ) : null}
      <p>
        <PhoneLink phone={phone} />
      </p>
      {seller ? <p>{seller}</p> : null}
      {next_on ? (
        <p>
          {t(prospectWork.nextOn)}: <DateText iso={next_on} />
        </p>
      ) : null}
    </>
  ),
};
