import { type SiteDetail, siteEdit, sites } from '@contract/credit/sites';
import { applicantProjects } from '@contract/locales/es-MX/credit/credit';
import { siteWords as words } from '@contract/locales/es-MX/credit/sites';
import { AddressFields } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Button } from 'antd';
import { useState } from 'react';
import { Falls } from './Falls';

/** Corrects the address and the meter of a site; once its contract is signed, the meter alone. */
export function CorrectSite({ site }: { site: SiteDetail }) {
  const [open, setOpen] = useState(false);
  const save = useAct(sites.edit);
  const close = () => setOpen(false);
  const isSigned = site.status === 'installing';
  const { street, neighbourhood, municipality, state, postal_code, meter_number, version } = site;
  const address = { street, neighbourhood, municipality, state, postal_code };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(words.correct)}</Button>
      <FormModal open={open} title={t(words.correctTitle)} onClose={close}>
        <AppForm
          schema={siteEdit}
          initial={{ ...address, meter_number, version, confirmed: false }}
          submitLabel={t(words.save)}
          outcome="updated"
          onCancel={close}
          onSubmit={async (body) =>
            void (await save.mutateAsync({ params: { siteId: site.id }, body }))
          }
          onDone={close}
        >
          {isSigned ? (
            <p>{t(words.addressFixed)}</p>
          ) : (
            <>
              <TextInput name="street" label={t(applicantProjects.street)} />
              <AddressFields />
            </>
          )}
          <TextInput
            name="meter_number"
            label={t(words.meter)}
            help={t(words.meterHelp)}
            optional
            uppercase
          />
          <Falls when={t(words.fallsAddress)} falls={site.falls.address} />
        </AppForm>
      </FormModal>
    </>
  );
}
