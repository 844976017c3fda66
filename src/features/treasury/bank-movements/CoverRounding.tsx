import { toCentavos } from '@contract/kernel/fields/centavos';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { bankMovements } from '@contract/treasury/bank-movements';
import { t, texts } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { formatMoney } from '@portal/ui/format';
import { Button, Flex } from 'antd';

/** Makes custody whole of what rounding took, with fees that wait: the amount in centavos is all that is lacking. */
export function CoverRounding({ cents }: { cents: number }) {
  const may = useMay('bank-movements.match');
  const cover = useConfirmedAct(bankMovements.coverRounding);
  if (!may) return null;
  const amount = formatMoney(cents);
  const okText = t(treasury.coverRounding, { amount });
  const question = {
    title: t(treasury.coverRoundingTitle),
    text: t(treasury.coverRoundingText, { amount }),
    okText,
  };
  return (
    <Flex vertical gap={8} align="flex-start">
      <p>{t(treasury.coverRoundingHelp)}</p>
      <Button
        loading={cover.isPending}
        onClick={() =>
          void cover.ask(
            question,
            { body: { amount_cents: toCentavos(cents) } },
            { receipt: () => ({ ...texts(treasuryReceipts.rounded), amount: cents }) },
          )
        }
      >
        {okText}
      </Button>
    </Flex>
  );
}
