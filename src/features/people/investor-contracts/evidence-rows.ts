import { investorContractWords } from '@contract/locales/es-MX/people/investor-contracts';
import { t } from '@portal/i18n';
import { formatDateTime } from '@portal/ui/format';
import type { DescriptionRow } from '@portal/ui/kit/DescriptionList';

interface Evidence {
  name: string;
  at: string;
  factor: string;
}

/** Who, when and with which second factor. */
export const evidenceRows = ({ name, at, factor }: Evidence): DescriptionRow[] => [
  { label: t(investorContractWords.name), value: name },
  { label: t(investorContractWords.when), value: formatDateTime(at) },
  {
    label: t(investorContractWords.factor),
    value: t(
      factor === 'totp' ? investorContractWords.factors.totp : investorContractWords.factors.mail,
    ),
  },
];
