import { receipt as words } from '@contract/locales/es-MX/kernel/receipt';
import { t } from '@portal/i18n';
import { useDraftOwner } from '@portal/ui/form/draft-owner';
import { discardDraft, readDraft } from '@portal/ui/form/drafts';
import { formatDateTime, formatMoney } from '@portal/ui/format';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { receiptKey, unkept } from './kept-receipts';
import { Receipt } from './Receipt';
import { hasGoneOn } from './use-receipt';

const kept = z.object({
  title: z.string(),
  folio: z.string().optional(),
  amount: z.number().optional(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  at: z.string(),
  next: z.string(),
});

/** The receipt that this entry of the tab's history names, for the person whose it is while they are signed in. */
export function KeptReceipt({ id }: { id: string }) {
  const owner = useDraftOwner();
  const navigate = useNavigate();
  const key = receiptKey(id, owner);
  const { data } = kept.safeParse(unkept.get(id + owner) ?? readDraft(key));
  if (!data) return null;
  const { title, folio, amount, rows = [], at, next } = data;
  return (
    <Receipt
      key={id}
      fresh={!hasGoneOn()}
      title={title}
      rows={[
        ...(folio === undefined ? [] : [{ label: t(words.folio), value: folio }]),
        ...(amount === undefined ? [] : [{ label: t(words.amount), value: formatMoney(amount) }]),
        ...rows,
        { label: t(words.when), value: formatDateTime(at) },
      ]}
      next={next}
      onClose={() => {
        discardDraft(key);
        void navigate(window.location, { replace: true });
      }}
    />
  );
}
