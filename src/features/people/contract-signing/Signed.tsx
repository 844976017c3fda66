import { contractSigningPage as words } from '@contract/locales/es-MX/credit/contract-signing-page';
import { receipt } from '@contract/locales/es-MX/kernel/receipt';
import { t } from '@portal/i18n';
import { formatDateTime } from '@portal/ui/format';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicButton } from '@portal/ui/public/PublicButton';
import type { ReactNode } from 'react';
import { FactList } from '../co-obligors/FactList';

interface SignedProps {
  /** Of the contract. */
  title: string;
  signed: { folio: string; signed_at: string; seal: string };
  file: ReactNode;
}

/** What who signed by a link keeps of it. */
export function Signed({ title, signed, file }: SignedProps) {
  return (
    <FormShell title={t(words.signedTitle)} explanation={t(words.signed)}>
      <FactList
        facts={[
          [t(words.folio), signed.folio],
          [t(words.contract), title],
          [t(words.when), formatDateTime(signed.signed_at)],
          [t(words.seal), signed.seal],
        ]}
      />
      {file}
      <PublicButton look="plain" block onClick={() => window.print()}>
        {t(receipt.print)}
      </PublicButton>
    </FormShell>
  );
}
