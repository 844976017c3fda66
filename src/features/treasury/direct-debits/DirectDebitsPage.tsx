import { directDebit as words } from '@contract/locales/es-MX/treasury/direct-debits';
import { directDebitFiles } from '@contract/treasury/direct-debit-files';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { formatNumber } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { ChargeFileTable } from './ChargeFileTable';
import { ChargeTable } from './ChargeTable';

/** Charges by mandate, the files in which the bank is asked for them, and what it answered. */
export function DirectDebitsPage() {
  const mayMake = useMay('direct-debit-files.create');
  return (
    <Page
      title={useScreenTitle()}
      explanation={t(words.help)}
      action={mayMake ? <MakeFile /> : null}
    >
      <Section title={t(words.charges)} flush>
        <ChargeTable />
      </Section>
      <Section title={t(words.files)} flush>
        <ChargeFileTable />
      </Section>
    </Page>
  );
}

function MakeFile() {
  const make = useConfirmedAct(directDebitFiles.create);
  return (
    <Button
      type="primary"
      loading={make.isPending}
      disabled={make.held}
      onClick={() =>
        void make.ask(
          { title: t(words.make), text: t(words.makeText), okText: t(words.make) },
          {},
          {
            receipt: ({ file }) =>
              file
                ? {
                    title: t(words.made),
                    folio: file.folio,
                    amount: file.total_cents,
                    rows: [{ label: t(words.charges), value: formatNumber(file.charges) }],
                    next: t(words.madeNext),
                  }
                : { title: t(words.nothing), next: t(words.nothingNext) },
          },
        )
      }
    >
      {t(words.make)}
    </Button>
  );
}
