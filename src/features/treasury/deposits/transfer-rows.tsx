import { lists } from '@contract/locales/es-MX/kernel/lists';
import { money } from '@contract/locales/es-MX/treasury/money';
import { t } from '@portal/i18n';
import { formatClabe } from '@portal/ui/format';
import { CopyText } from '@portal/ui/kit/CopyText';

interface Destination {
  clabe: string;
  /** Null where the bank of a CLABE is not known. */
  bank: string | null;
  beneficiary: string;
}

/** What a person types at their bank to send money here. */
export const transferRows = ({ clabe, bank, beneficiary }: Destination) => [
  {
    label: t(money.clabe),
    value: <CopyText value={clabe} shown={formatClabe(clabe)} label={t(money.clabe)} />,
  },
  { label: t(money.bank), value: bank ?? t(lists.unknown) },
  { label: t(money.beneficiary), value: beneficiary },
];
