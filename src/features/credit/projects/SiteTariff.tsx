import type { ProjectDetail } from '@contract/credit/projects';
import { sites } from '@contract/credit/sites';
import { tariffName, tariffWords as words } from '@contract/locales/es-MX/credit/tariffs';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { Button } from 'antd';
import { useState } from 'react';
import { TariffSelect } from './TariffSelect';

interface SiteTariffProps {
  project: Pick<ProjectDetail, 'id' | 'actions'>;
  site: ProjectDetail['sites'][number];
}

/** The tariff of a site, which may become known after its request. */
export function SiteTariff({ project, site }: SiteTariffProps) {
  const [open, setOpen] = useState(false);
  const save = useAct(sites.setTariff);
  const may = useMay('projects.edit');
  const close = () => setOpen(false);
  const { id: siteId, tariff } = site;
  return (
    <>
      {tariff ? t(tariffName[tariff]) : t(words.unknown)}
      {may && project.actions.includes('correct_tariff') ? (
        <Button type="link" size="small" onClick={() => setOpen(true)}>
          {t(tariff ? words.change : words.add)}
        </Button>
      ) : null}
      <FormModal open={open} title={t(words.title)} onClose={close}>
        <AppForm
          schema={sites.setTariff.body}
          initial={{ ...(tariff && { tariff }) }}
          submitLabel={t(words.save)}
          outcome="updated"
          onCancel={close}
          onSubmit={async (body) =>
            void (await save.mutateAsync({ params: { projectId: project.id, siteId }, body }))
          }
          onDone={close}
        >
          <p>{t(words.until)}</p>
          <TariffSelect name="tariff" />
        </AppForm>
      </FormModal>
    </>
  );
}
