import { autopay as words } from '@contract/locales/es-MX/treasury/direct-debits';
import {
  type DirectDebit,
  directDebitActions,
  directDebits,
} from '@contract/treasury/direct-debits';
import { callFile } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { formatMoney } from '@portal/ui/format';
import { FileButton } from '@portal/ui/kit/FileButton';
import { Button, Flex } from 'antd';
import { accountOf } from './charge-tones';

interface MandateActionsProps {
  mandate: DirectDebit;
  onEdit: (() => void) | undefined;
}

/** What a person does with a mandate of theirs, and the mandate as a file. */
export function MandateActions({ mandate, onEdit }: MandateActionsProps) {
  const may = useMay('direct-debits.edit');
  const actions = may ? directDebitActions(mandate) : [];
  const acts = {
    pause: useConfirmedAct(directDebits.pause),
    resume: useConfirmedAct(directDebits.resume),
    cancel: useConfirmedAct(directDebits.cancel),
  };
  const directDebitId = mandate.id;
  const ask = (what: keyof typeof acts) =>
    acts[what].ask(
      {
        title: t(words.ask[what]),
        text: t(words.ask[`${what}Text`]),
        rows: [
          { label: t(words.source), value: accountOf(mandate.source) },
          { label: t(words.most), value: formatMoney(mandate.most_cents) },
        ],
        okText: t(words.ask[what]),
        danger: what === 'cancel',
      },
      { params: { directDebitId } },
      { receipt: ({ folio }) => ({ ...texts(words.receipts[what]), folio }) },
    );
  return (
    <Flex wrap gap="small">
      {actions.includes('resume') ? (
        <Button type="primary" disabled={acts.resume.held} onClick={() => void ask('resume')}>
          {t(words.resume)}
        </Button>
      ) : null}
      {actions.includes('edit') && onEdit ? (
        <Button onClick={onEdit}>{t(words.change)}</Button>
      ) : null}
      {actions.includes('pause') ? (
        <Button onClick={() => void ask('pause')}>{t(words.pause)}</Button>
      ) : null}
      <FileButton
        name={`${t(words.mandateFile, { folio: mandate.folio })}.pdf`}
        load={() => callFile(directDebits.file, { params: { directDebitId } })}
      >
        {t(words.mandate)}
      </FileButton>
      {actions.includes('cancel') ? (
        <Button type="text" danger onClick={() => void ask('cancel')}>
          {t(words.cancel)}
        </Button>
      ) : null}
    </Flex>
  );
}
