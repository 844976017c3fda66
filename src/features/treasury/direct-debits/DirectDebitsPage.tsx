import { directDebit as words } from '@contract/locales/es-MX/treasury/direct-debits';
import { directDebitFiles } from '@contract/treasury/direct-debit-files';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { formatMoney } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useOutcome } from '@portal/ui/kit/use-outcome';
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
  const outcome = useOutcome();
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
            onDone: ({ file }) =>
              outcome.document(
                file
                  ? t(words.made, {
                      folio: file.folio,
                      charges: t(words.madeCount, { count: file.charges }),
                      amount: formatMoney(file.total_cents),
                    })
                  : t(words.nothing),
              ),
          },
        )
      }
    >
      {t(words.make)}
    </Button>
  );
}
