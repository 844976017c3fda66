import { type CommitteeView, committee } from '@contract/credit/committee';
import { joinNames } from '@contract/kernel/listed';
import { href } from '@contract/kernel/screens';
import { coObligorPanel } from '@contract/locales/es-MX/credit/co-obligors';
import { committeeWords as words } from '@contract/locales/es-MX/credit/committee';
import { incomeKindName } from '@contract/locales/es-MX/credit/income-names';
import { profileField } from '@contract/locales/es-MX/people/profiles';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { BesideLink } from '@portal/ui/Beside';
import { formatDate, formatMoney } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DescriptionList, type DescriptionRow } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { RecordReport } from '../bureau/RecordReport';

interface ApplicantCardProps {
  projectId: string;
  name: string;
  view: CommitteeView;
}

/** Who asks: what they live on, what they would pay, and what the bureau reported of them. */
export function ApplicantCard({ projectId, name, view }: ApplicantCardProps) {
  const [recording, setRecording] = useState(false);
  const consult = useAct(committee.consult);
  const mayConsult = useMay('committee.consult');
  const { applicant, bureau } = view;
  return (
    <Section title={t(words.applicant)} description={name}>
      <Flex vertical gap={16}>
        <DescriptionList inline rows={rowsOf(view)} />
        <Flex wrap gap={8}>
          <ButtonLink to={href('userShow', { userId: applicant.user_id })}>
            {t(words.seePerson)}
          </ButtonLink>
          {mayConsult && bureau.may_record ? (
            <Button onClick={() => setRecording(true)}>{t(coObligorPanel.record)}</Button>
          ) : null}
        </Flex>
      </Flex>
      {recording ? (
        <RecordReport
          title={t(words.names.applicant_report_age)}
          onReport={(body) => consult.mutateAsync({ params: { projectId }, body })}
          onClose={() => setRecording(false)}
        />
      ) : null}
    </Section>
  );
}

/** What counts of their stated sources, each a link to it. */
function stableRows({
  stable_income_cents: stable,
  income_sources: sources,
}: CommitteeView['applicant']): DescriptionRow[] {
  if (stable === null) return [];
  const own = sources.filter(({ role }) => role === 'applicant');
  return [
    {
      label: t(words.stableIncome),
      value: (
        <>
          {t(words.stableFrom, { amount: stable, count: own.length })}
          {own.map((source) => (
            <div key={source.id}>
              <BesideLink id={source.id}>
                {t(incomeKindName[source.kind])} · {source.payer}
              </BesideLink>
            </div>
          ))}
        </>
      ),
    },
  ];
}

function rowsOf({ applicant, quote, bureau }: CommitteeView): DescriptionRow[] {
  const { monthly_income_cents: income, dependants } = applicant;
  return [
    { label: t(profileField.occupation), value: applicant.occupation ?? t(words.notSaid) },
    {
      label: t(profileField.monthly_income_cents),
      value: income === null ? t(words.notSaid) : formatMoney(income),
    },
    ...stableRows(applicant),
    ...(quote
      ? [
          {
            label: t(quote.decided ? words.decided : words.quoted),
            value: formatMoney(quote.payment_cents),
          },
        ]
      : []),
    ...(applicant.other_payments_cents > 0
      ? [{ label: t(words.otherPayments), value: formatMoney(applicant.other_payments_cents) }]
      : []),
    ...(dependants === null
      ? []
      : [{ label: t(profileField.dependants), value: String(dependants) }]),
    {
      label: t(words.consent),
      value: bureau.consented_at
        ? [
            t(words.consentedOn, { day: formatDate(bureau.consented_at) }),
            bureau.named.length > 0 && t(words.consentNames, { names: joinNames(bureau.named) }),
          ]
            .filter(Boolean)
            .join(' · ')
        : t(words.noConsent),
    },
    ...bureau.reports.map(({ reported_on: on, score, summary }) => ({
      label: t(coObligorPanel.report, { day: formatDate(on) }),
      value: t(coObligorPanel.reported, { score, summary }),
    })),
  ];
}
