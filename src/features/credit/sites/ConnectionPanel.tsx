import { connectionField, nextConnection, stepsOf } from '@contract/credit/interconnection';
import { connectionForm, type SiteDetail, sites } from '@contract/credit/sites';
import { day } from '@contract/kernel/fields/day';
import { connectionWords as words } from '@contract/locales/es-MX/credit/sites';
import { emptyOr } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { YesNoInput } from '@portal/ui/form/inputs/YesNoInput';
import { formatDate } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Button } from 'antd';
import { useState } from 'react';

type Connection = NonNullable<SiteDetail['connection']>;

/** An empty box is a day that has not come. */
const optionalDay = emptyOr(day);

const schema = connectionForm.extend({
  requested_on: optionalDay,
  verified_on: optionalDay,
  meter_on: optionalDay,
  contract_on: optionalDay,
});

/** How far the interconnection of a site is, each step with its day. */
export function ConnectionPanel({ site, of }: { site: SiteDetail; of: Connection }) {
  const next = nextConnection(of);
  return (
    <Section
      title={t(words.title)}
      description={t(words.help)}
      action={site.actions.includes('connect_site') ? <WriteDays site={site} of={of} /> : undefined}
    >
      <RowList>
        {stepsOf(of).map((step) => {
          const on = of[connectionField[step]];
          return (
            <li key={step}>
              <span>{t(words.step[step])}</span>
              {on ? (
                <StatusTag tone="success">{formatDate(on)}</StatusTag>
              ) : (
                <StatusTag tone={step === next ? 'info' : 'neutral'}>
                  {t(step === next ? words.next : words.pending)}
                </StatusTag>
              )}
            </li>
          );
        })}
        {of.needs_verification === false ? (
          <li>
            <span>{t(words.step.verification)}</span>
            <span>{t(words.notNeeded)}</span>
          </li>
        ) : null}
      </RowList>
    </Section>
  );
}

function WriteDays({ site, of }: { site: SiteDetail; of: Connection }) {
  const [open, setOpen] = useState(false);
  const save = useAct(sites.connect);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(words.write)}</Button>
      <FormModal open={open} title={t(words.formTitle)} onClose={close}>
        <AppForm
          schema={schema}
          initial={{ ...of, version: site.version }}
          submitLabel={t(words.save)}
          outcome="updated"
          onCancel={close}
          onSubmit={async (body) =>
            void (await save.mutateAsync({ params: { siteId: site.id }, body }))
          }
          onDone={close}
        >
          <DateInput name="requested_on" label={t(words.step.request)} optional />
          <YesNoInput name="needs_verification" label={t(words.needed)} />
          <DateInput name="verified_on" label={t(words.step.verification)} optional />
          <DateInput name="meter_on" label={t(words.step.meter)} optional />
          <DateInput name="contract_on" label={t(words.step.contract)} optional />
        </AppForm>
      </FormModal>
    </>
  );
}
