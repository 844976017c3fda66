import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { taxMonth as words } from '@contract/locales/es-MX/treasury/tax-months';
import { taxMonths } from '@contract/treasury/tax-months';
import type { Answer } from '@portal/api/call';
import { periodText } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { formatMoney } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { CellLines, QuietLine } from '@portal/ui/table/CellLines';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Button } from 'antd';
import { useState } from 'react';

type TaxMonth = Answer<typeof taxMonths.list>['items'][number];

const tones = { open: 'neutral', reported: 'info', remitted: 'success' } as const;

/** Taxes withheld by month: which were reported and remitted, and what is complementary to an earlier one. */
export function TaxMonths() {
  const query = useRead(taxMonths.list, {});
  const [remitting, setRemitting] = useState<string>();
  return (
    <Section title={t(words.title)} description={t(words.help)} flush>
      <Loaded query={query} skeleton={<SkeletonLines lines={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={t(words.none)} />
          ) : (
            <ShortTable
              label={t(words.title)}
              rows={items}
              rowKey={({ month }) => month}
              columns={[
                { key: 'month', title: t(words.month), wraps: true, render: monthCell },
                {
                  key: 'income_tax',
                  title: t(words.incomeTax),
                  render: (row) => <MoneyText centavos={row.income_tax_cents} />,
                },
                {
                  key: 'vat',
                  title: t(words.vat),
                  render: (row) => <MoneyText centavos={row.vat_cents} />,
                },
                {
                  key: 'status',
                  title: t(words.status),
                  align: 'left',
                  render: ({ status, reference }) => (
                    <CellLines>
                      <StatusTag tone={tones[status]}>{t(words.statuses[status])}</StatusTag>
                      {reference ? <QuietLine>{reference}</QuietLine> : null}
                    </CellLines>
                  ),
                },
                {
                  key: 'act',
                  title: t(words.act),
                  acts: true,
                  render: (row) => <TaxMonthAct row={row} onRemit={setRemitting} />,
                },
              ]}
            />
          )
        }
      </Loaded>
      {remitting ? <Remit month={remitting} onClose={() => setRemitting(undefined)} /> : null}
    </Section>
  );
}

const monthCell = ({ month, complements }: TaxMonth) => (
  <CellLines>
    <span>{periodText(month)}</span>
    {complements.map((part) => (
      <QuietLine key={part.month}>
        {t(words.complement, {
          month: periodText(part.month),
          incomeTax: formatMoney(part.income_tax_cents),
          vat: formatMoney(part.vat_cents),
        })}
      </QuietLine>
    ))}
  </CellLines>
);

function TaxMonthAct({ row, onRemit }: { row: TaxMonth; onRemit: (month: string) => void }) {
  const mayReport = useMay('tax-months.report');
  const mayRemit = useMay('tax-months.remit');
  const report = useConfirmedAct(taxMonths.report);
  const { month } = row;
  const name = periodText(month);
  if (row.status === 'reported') {
    return mayRemit ? (
      <Button
        size="small"
        aria-label={t(words.remitTitle, { month: name })}
        onClick={() => onRemit(month)}
      >
        {t(words.remit)}
      </Button>
    ) : null;
  }
  if (!row.reportable || !mayReport) return null;
  return (
    <Button
      size="small"
      loading={report.isPending}
      aria-label={`${t(words.report)}: ${name}`}
      onClick={() =>
        void report.ask(
          {
            title: t(words.reportTitle, { month: name }),
            text: t(words.reportText),
            rows: [
              { label: t(words.incomeTax), value: formatMoney(row.income_tax_cents) },
              { label: t(words.vat), value: formatMoney(row.vat_cents) },
            ],
            okText: t(words.report),
          },
          { params: { month }, body: {} },
          {
            receipt: (closed) => ({
              ...texts(treasuryReceipts.reported),
              rows: [
                { label: t(treasuryReceipts.month), value: name },
                { label: t(words.incomeTax), value: formatMoney(closed.income_tax_cents) },
                { label: t(words.vat), value: formatMoney(closed.vat_cents) },
              ],
            }),
          },
        )
      }
    >
      {t(words.report)}
    </Button>
  );
}

function Remit({ month, onClose }: { month: string; onClose: () => void }) {
  const remit = useAct(taxMonths.remit);
  const give = useReceipt();
  return (
    <FormModal open title={t(words.remitTitle, { month: periodText(month) })} onClose={onClose}>
      <AppForm
        schema={taxMonths.remit.body}
        initial={{ reference: '' }}
        submitLabel={t(words.remit)}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => {
          await remit.mutateAsync({ params: { month }, body });
          give({
            ...texts(treasuryReceipts.remitted),
            rows: [
              { label: t(treasuryReceipts.month), value: periodText(month) },
              { label: t(words.reference), value: body.reference },
            ],
          });
        }}
      >
        <TextInput
          name="reference"
          label={t(words.reference)}
          help={t(words.referenceHelp)}
          maxLength={40}
        />
      </AppForm>
    </FormModal>
  );
}
