import { href } from '@contract/kernel/screens';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { type Prospect, prospects } from '@contract/program/prospects';
import { type BoardKind, PhoneLink, SalesBoard } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { DateText } from '@portal/ui/kit/DateText';
import { RecordLink } from '@portal/ui/RecordLink';
import type { Filter } from '@portal/ui/table/Filters';
import { useState } from 'react';
import lists from './prospects.module.css';

interface ProspectBoardProps {
  filters: readonly Filter[];
  onOpen: (id: string) => void;
}

/** The program's prospects by how far they are. */
export function ProspectBoard({ filters, onOpen }: ProspectBoardProps) {
  const [kind] = useState(() => prospectKind(onOpen));
  return <SalesBoard kind={kind} filters={filters} mayMove={useMay('prospects.edit')} />;
}

const prospectKind = (onOpen: (id: string) => void): BoardKind<Prospect> => ({
  list: href('prospectList'),
  useColumn: (query) => useRead(prospects.list, { query }, { keepPrevious: true }),
  useChange() {
    const edit = useAct(prospects.edit);
    return {
      change: (prospectId, body) => edit.mutateAsync({ params: { prospectId }, body }),
      changing: edit.isPending ? edit.variables?.params.prospectId : undefined,
    };
  },
  nameOf: ({ business_name: name }) => name,
  link: ({ id, business_name: name }) => (
    <RecordLink
      to={href('prospectShow', { prospectId: id })}
      className={lists.business}
      // The card is carried, not its address.
      draggable={false}
      onOpen={() => onOpen(id)}
    >
      {name}
    </RecordLink>
  ),
  facts: ({ contact_name, municipality, phone, owner, next_on }) => (
    <>
      <p>
        {contact_name}, {municipality}
      </p>
      <p>
        <PhoneLink phone={phone} />
      </p>
      <p>
        {t(prospectWork.owner)}: {owner?.name ?? t(prospectWork.nobody)}
      </p>
      {next_on ? (
        <p>
          {t(prospectWork.nextOn)}: <DateText iso={next_on} />
        </p>
      ) : null}
    </>
  ),
});
