import { bankDay } from '@contract/locales/es-MX/treasury/bank-days';
import { bankDays } from '@contract/treasury/bank-days';
import type { Answer } from '@portal/api/call';
import { useWaitingAct, WaitingNotice } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { formatDate } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Flex } from 'antd';
import { ByWhom } from './ByWhom';
import { DifferenceList } from './DifferenceList';

export type BankDay = Answer<typeof bankDays.list>['items'][number];

interface DayDifferencesProps {
  day: BankDay | undefined;
  onClose: () => void;
}

/** What was found on a closed day, and how it was settled or the form that settles it. */
export function DayDifferences({ day, onClose }: DayDifferencesProps) {
  const maySettle = useMay('ledger.close');
  return (
    <FormModal open={day !== undefined} title={t(bankDay.differences)} onClose={onClose}>
      {day?.close ? (
        <Flex vertical gap={16}>
          <DifferenceList differences={day.close.differences} />
          {day.settled ? (
            <DescriptionList
              inline
              rows={[
                {
                  label: t(bankDay.explanation),
                  value: day.settled.explanation ?? t(bankDay.mended),
                },
                {
                  label: t(bankDay.settledBy),
                  value: (
                    <>
                      <ByWhom people={day.settled.by} /> · {formatDate(day.settled.at)}
                    </>
                  ),
                },
              ]}
            />
          ) : day.close.sound ? (
            <p>{t(bankDay.onTheWayHelp)}</p>
          ) : maySettle ? (
            <SettleForm day={day} onDone={onClose} />
          ) : null}
        </Flex>
      ) : null}
    </FormModal>
  );
}

function SettleForm({ day, onDone }: { day: BankDay; onDone: () => void }) {
  const settle = useAct(bankDays.settle);
  const act = useWaitingAct(day.day);
  if (act) return <WaitingNotice act={act} />;
  return (
    <Flex vertical gap={16}>
      <p>{t(bankDay.settleHelp)}</p>
      <AppForm
        schema={bankDays.settle.body}
        initial={{ reason: '' }}
        submitLabel={t(bankDay.settle)}
        outcome="updated"
        onDone={onDone}
        onCancel={onDone}
        onSubmit={async (body) =>
          void (await settle.mutateAsync({ params: { day: day.day }, body }))
        }
      >
        <TextAreaWithCounter name="reason" label={t(bankDay.explanation)} maximum={500} rows={3} />
      </AppForm>
    </Flex>
  );
}
