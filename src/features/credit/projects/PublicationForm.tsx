import type { Offer } from '@contract/funding/offers';
import { opportunities } from '@contract/funding/opportunities';
import { addDays, type Day, day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { preparation } from '@contract/locales/es-MX/funding/offers';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { catText } from '@portal/ui/cat-text';
import { AppForm } from '@portal/ui/form/AppForm';
import { type Asked, FocusField } from '@portal/ui/form/FocusField';
import { HeldForms } from '@portal/ui/form/held-forms';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { type ReactNode, useContext, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';

const schema = z.strictObject({ closes_at: day });

/** Mexico City has had no daylight saving time since 2022: its day ends at 06:00 UTC. */
export const endOf = (last: Day) => `${addDays(last, 1)}T05:59:59Z`;

interface PublicationFormProps {
  projectId: string;
  offer: Offer;
  /** What has to be done before it is published; undefined when nothing has. */
  lacks: string | undefined;
  closesOn: Day;
  onClosesOn: (last: Day) => void;
  asked: Asked<'closes_at'> | null;
  /** What the offer shows and lacks. */
  children: ReactNode;
}

/** Opens an offer to investors until the end of a day, after a question that repeats its terms. */
export function PublicationForm(props: PublicationFormProps) {
  const { projectId, offer, lacks, closesOn, onClosesOn, asked, children } = props;
  const held = useContext(HeldForms) ?? lacks;
  const publish = useAct(opportunities.publish);
  const confirm = useConfirm();
  const give = useReceipt();

  async function send(last: Day) {
    const sure = await confirm({
      title: t(preparation.publishTitle),
      text: t(preparation.publishText),
      rows: [
        { label: t(credit.folio), value: offer.folio },
        { label: t(credit.amount), value: formatMoney(offer.goal_cents) },
        { label: t(credit.rate), value: formatPercent(offer.annual_rate_bp) },
        { label: t(credit.cat), value: catText(offer.cat_bp) },
        { label: t(credit.term), value: t(credit.months, { count: offer.term_months }) },
        { label: t(credit.grade), value: offer.risk_grade },
        { label: t(preparation.closes), value: formatDate(last) },
      ],
      okText: t(preparation.publishAmount, { amount: formatMoney(offer.goal_cents) }),
    });
    if (!sure) return 'unsent' as const;
    await publish.mutateAsync({ params: { projectId }, body: { closes_at: endOf(last) } });
    give({
      ...texts(creditReceipts.published),
      folio: offer.folio,
      amount: offer.goal_cents,
      rows: [{ label: t(creditReceipts.closes), value: formatDate(last) }],
    });
    return undefined;
  }

  return (
    <HeldForms value={held}>
      <AppForm
        schema={schema}
        initial={{ closes_at: closesOn }}
        draft={`publication-${projectId}`}
        submitLabel={t(preparation.publish)}
        onSubmit={({ closes_at }) => send(closes_at)}
      >
        <DateInput
          name="closes_at"
          label={t(preparation.closes)}
          min={addDays(dayInMexicoCity(new Date()), 1)}
        />
        <ReportDay onClosesOn={onClosesOn} />
        <FocusField asked={asked} />
        {children}
      </AppForm>
    </HeldForms>
  );
}

/** Reports the typed day as soon as it is valid. */
function ReportDay({ onClosesOn }: Pick<PublicationFormProps, 'onClosesOn'>) {
  const typed = useWatch({ name: 'closes_at' });
  useEffect(() => {
    const parsed = day.safeParse(typed);
    if (parsed.success) onClosesOn(parsed.data);
  }, [typed, onClosesOn]);
  return null;
}
